import type { Plugin } from 'vite';

/** A component's name for the developer tools, on a line of its own. */
const DISPLAY_NAME = /^\s*\w+\.displayName = (["'`])[^"'`]*\1;$/gm;

/** Leaves out the names of the components of libraries, which only developer tools show. */
export const dropDisplayNames = (): Plugin => ({
  name: 'drop-display-names',
  apply: 'build',
  transform: {
    filter: { id: /node_modules/, code: /\.displayName = / },
    handler: (code) => ({ code: code.replaceAll(DISPLAY_NAME, ''), map: null }),
  },
});
