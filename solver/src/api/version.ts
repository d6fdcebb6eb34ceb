/** Version of this library, kept equal to package.json by a test. */
export const VERSION = "1.1.0";
