/** What shines on solids and plates: a sun from the front left, and enough from elsewhere that no face is black. */
import { AmbientLight, DirectionalLight, type Light } from "three";

export function lights(): Light[] {
  const sun = new DirectionalLight(0xffffff, 2.1);
  sun.position.set(-0.6, -1, 1.4);
  const fill = new DirectionalLight(0xffffff, 0.7);
  fill.position.set(1, 0.8, 0.2);
  return [new AmbientLight(0xffffff, 1.25), sun, fill];
}
