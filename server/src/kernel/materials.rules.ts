/** Maximum number of materials in a list of names and links. */
export const MAX_MATERIALS = 50;
