/** The page of an ended link needs nothing but its colours. */
import { themeSignal } from "./controls/theme.ts";

themeSignal();
