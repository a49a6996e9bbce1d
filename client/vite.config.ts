import react from '@vitejs/plugin-react';
import os from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { DEFAULT_LANGUAGE } from '../server/src/kernel/language.rules.ts';
import { type ChunkMembers, findMembers, groupsOf, keepMembers, keptMembers } from './chunks.ts';
import { compactDocuments } from './compact-documents.ts';
import { dropDisplayNames } from './display-names.ts';
import { folderOf, languageOfBuild, useLanguage } from './language.ts';
import { writePreloads } from './preloads.ts';
import { preloadFont } from './preload-font.ts';
import { prerenderLanding } from './prerender.ts';

/** The server of the product, to which development sends all but pages and modules. */
const server = `http://127.0.0.1:${process.env.PORT || 4000}`;

const language = languageOfBuild();

/** Folder of the built client in this language. */
const dist = folderOf(import.meta.dirname, language);

/** The server writes names and link previews into index.html when it serves it; the dev server has only the default. */
function devAppName(): Plugin {
  return {
    name: 'dev-app-name',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll(/%(?:APP_NAME|TITLE|DESCRIPTION)%/g, 'Lyceum').replaceAll('%IMAGE%', '/preview.jpg'),
  };
}

/** React Router's default entry brings its warnings for developers along; this one leaves them out. */
const routerForProduction = path.resolve(
  import.meta.dirname,
  '../node_modules/react-router/dist/production/index.mjs',
);

const resolve = {
  tsconfigPaths: true, // `@rules/…`
  alias:
    process.env.NODE_ENV === 'production'
      ? [{ find: /^react-router$/, replacement: routerForProduction }]
      : [],
};

/** Names of files in both builds, so that the page drawn ahead shows the same pictures. */
const assetFileNames = 'assets/[hash:7][extname]';

/** Returns which modules first screens need: as the English build, which comes before the others, has found out. */
async function membersOf(): Promise<ChunkMembers> {
  const isFirst = language === DEFAULT_LANGUAGE;
  const kept = isFirst ? null : await keptMembers(folderOf(import.meta.dirname, DEFAULT_LANGUAGE));
  const plugins = [useLanguage(language), react(), compactDocuments()];
  return kept ?? findMembers({ root: import.meta.dirname, resolve, plugins, build: { target: 'es2023' } });
}

export default defineConfig(async ({ command, mode }) => {
  const members = command === 'build' && mode === 'production' ? await membersOf() : null;
  return {
    root: import.meta.dirname,
    resolve,
    plugins: [
      useLanguage(language),
      react(),
      devAppName(),
      compactDocuments(),
      dropDisplayNames(),
      preloadFont(),
      keepMembers(members),
      writePreloads(dist),
      prerenderLanding(
        { root: import.meta.dirname, resolve, plugins: [useLanguage(language), react()] },
        dist,
        assetFileNames,
      ),
    ],
    server: {
      proxy: {
        '/graphql': { target: server, ws: true },
        '/api': server,
        '/graphiql': server,
        '/exports': server,
        '/files': server,
        '/healthz': server,
        '/webhooks/schemas': server,
      },
    },
    optimizeDeps: { entries: ['index.html'] }, // not the API explorer's page, which has a build of its own
    publicDir: language === DEFAULT_LANGUAGE ? 'public' : false, // the server finds its files in the English build
    build: {
      outDir: dist,
      manifest: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first file lists all others: their names, which the manifest has, would be a kilobyte of it, and so it is
          // a character less of each that leaves the log-in screen its room.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames,
          codeSplitting: {
            // What every page starts with in one file: 20 small ones took more requests and 10 kB more.
            groups: groupsOf(members),
          },
        },
      },
    },
    test: {
      environment: 'jsdom',
      testTimeout: 60_000,
      setupFiles: ['src/test-setup.ts'],
      maxWorkers: os.availableParallelism() + 1, // as the server's tests, so that they run together
    },
  };
});
