/** Maximum number of items on a page. */
export const MAX_PAGE_SIZE = 100;

/** Default number of items on a page. */
export const DEFAULT_PAGE = 20;

/** Last number of a page. Farther ones are past the end of every list. */
export const LAST_PAGE = 10_000_000;
