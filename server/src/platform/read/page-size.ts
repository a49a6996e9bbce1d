/** Maximum number of items on a page. */
export const MAX_PAGE_SIZE = 100;

/** Default number of items on a page. */
export const DEFAULT_PAGE = 20;
