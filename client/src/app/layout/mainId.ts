/** ID of each layout's `<main>`: target of the skip link, and of the focus after a navigation. */
export const mainId = 'main';
