/** Id of each layout's `<main>`: target of the skip link and of the focus after a change of address. */
export const mainId = 'main';
