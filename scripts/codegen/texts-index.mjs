// Plugin of the code generator: the index of the client's texts in one language, one file per noun.
import { filesBelow } from '../support/project.mjs';

/** Returns an export of each file of texts in a language. */
export const plugin = (_schema, _documents, { language }) =>
  filesBelow(`client/src/texts/${language}`)
    .filter((file) => !file.endsWith('.generated.ts'))
    .map((file) => `export * from './${file.split('/').at(-1)}';\n`)
    .join('');
