/** Items that a page may have. */
export const MAX_PAGE_SIZE = 100;

/** Items that a page has where nobody says. */
export const DEFAULT_PAGE = 20;
