import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';

/**
 * Draws the landing page at build time: `landing.html` is `index.html` with the page before the root and its styles linked.
 * @param shared the settings that make the modules resolve and compile as in the client's own build.
 * @param dist folder of the client's own build.
 * @param assetFileNames pattern of the names of pictures in the client's own build.
 */
export function prerenderLanding(
  shared: Pick<UserConfig, 'root' | 'resolve' | 'plugins'>,
  dist: string,
  assetFileNames: string,
): Plugin {
  return {
    name: 'prerender-landing',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async closeBundle() {
      if (process.env.VITEST) return;
      const workshop = await fs.mkdtemp(path.join(os.tmpdir(), 'prerender-'));
      await build({
        ...shared,
        configFile: false,
        logLevel: 'error',
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir: workshop,
          copyPublicDir: false,
          emptyOutDir: true,
          target: 'es2023',
          assetsInlineLimit: 0,
          rolldownOptions: { output: { assetFileNames } },
        },
        ssr: { noExternal: true },
      });
      const { prerender } = (await import(pathToFileURL(path.join(workshop, 'prerender.js')).href)) as {
        prerender: () => string;
      };
      const [shell, manifest] = await Promise.all([
        fs.readFile(path.join(dist, 'index.html'), 'utf8'),
        fs.readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
      ]);
      const links = stylesOf('src/features/landing/LandingPage.tsx', JSON.parse(manifest) as Manifest)
        .filter((file) => !shell.includes(file))
        .map((file) => `<link rel="stylesheet" href="/${file}" />`)
        .join('');
      const page = shell
        .replace('</head>', () => `${links}</head>`)
        .replace('<div id="root">', (root) => `<div data-drawn-ahead>${prerender()}</div>${root}`);
      await fs.writeFile(path.join(dist, 'landing.html'), page);
      await fs.rm(workshop, { recursive: true });
    },
  };
}

type Manifest = Record<string, { css?: string[]; imports?: string[] }>;

/** Returns the style sheets of a chunk and of those that it imports, each once. */
function stylesOf(name: string, manifest: Manifest, visited = new Set<string>()): string[] {
  if (visited.has(name)) return [];
  visited.add(name);
  const { css = [], imports = [] } = manifest[name] ?? {};
  const all = [...imports.flatMap((next) => stylesOf(next, manifest, visited)), ...css];
  return [...new Set(all)];
}
