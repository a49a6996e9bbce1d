import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../server/src/kernel/language.rules.ts';

/** Files of the English texts. */
const TEXTS = /[/\\]src[/\\]texts[/\\]en([/\\][\w.]+\.ts)$/;

/** Returns the language of a build: CLIENT_LANGUAGE, or English. @throws Error for one without texts */
export function languageOfBuild(): Language {
  const language = process.env.CLIENT_LANGUAGE || DEFAULT_LANGUAGE;
  if (!isLanguage(language)) throw new Error(`CLIENT_LANGUAGE=${language} is not a language.`);
  return language;
}

/** Folder of the build of a language. */
export const folderOf = (root: string, language: Language): string => path.join(root, 'dist', language);

/**
 * Puts the texts of a language in the place of the English ones, which screens import. No screen knows about languages, and
 * each build has the texts of one language only. The names of modules stay, and so do the files that they are grouped in.
 */
export const useLanguage = (language: Language): Plugin => ({
  name: 'use-language',
  enforce: 'pre',
  load: {
    filter: { id: TEXTS },
    async handler(id) {
      if (language === DEFAULT_LANGUAGE) return null;
      const file = id.replace(TEXTS, (_, name: string) => path.normalize(`/src/texts/${language}${name}`));
      this.addWatchFile(file);
      return fs.readFile(file, 'utf8');
    },
  },
  transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${language}"`),
});
