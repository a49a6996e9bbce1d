/**
 * Texts of all screens: `texts.login.title`. Texts of the product documents are kept to the letter, typos included.
 * A namespace of modules instead of one object, so that a screen loads only the texts it uses.
 */
export * as texts from './en/index.generated.ts';
