import type { Plugin } from 'vite';

/** File of the font that almost all texts use. */
const FONT = 'figtree-latin-wght-normal.woff2';

/**
 * Requests the font with the page. Otherwise it is requested once the styles have arrived: systems without the fonts that
 * its fallback adapts would paint wider letters first, and move the page when the font arrives.
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const font = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(FONT)),
        );
        if (!font) throw new Error(`The build has no ${FONT}.`);
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font.fileName}`,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
