// Plugin of the code generator: the index of the client's texts, one file per noun.
import { filesBelow } from '../support/project.mjs';

/** Returns an export of each file of texts. */
export const plugin = () =>
  filesBelow('client/src/texts/en')
    .filter((file) => !file.endsWith('.generated.ts'))
    .map((file) => `export * from './${file.split('/').at(-1)}';\n`)
    .join('');
