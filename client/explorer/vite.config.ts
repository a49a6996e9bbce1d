import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The API explorer, apart from the client: its editor weighs more than all screens together, and its share of a library
 * must not make theirs larger. The server serves it at /graphiql.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log); // of a compiler's runtime: nothing is lost
      },
    },
  },
});
