/** Items that a page may have. */
export const LARGEST_PAGE = 100;

/** Items that a page has where nobody says. */
export const DEFAULT_PAGE = 20;
