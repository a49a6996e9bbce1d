/** Limit of an agenda, without zod. */

/** Maximum number of items of an agenda. */
export const MAX_AGENDA_ITEMS = 50;
