/** Loads the code that changes the look of an open page, which is rarely needed: a page comes with its look. */
export const loadShowBrand = () => import('#lib/showBrand');
