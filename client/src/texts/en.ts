/**
 * Every text that people read, by screen: `texts.login.title`. Texts of the documents stand here to the letter, typos included.
 * A namespace of modules rather than one object, so that a screen downloads only the texts it names.
 */
export * as texts from './en/index.ts';
