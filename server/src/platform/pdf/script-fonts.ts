import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** Scripts with fonts of their own, which are loaded when a document has their letters. */
export type FontScript = 'arabic' | 'chinese' | 'japanese' | 'korean';

export type FontWeight = 'regular' | 'bold';

/** Package and files of each font. All are Noto fonts under the Open Font License 1.1. */
const FILES: Record<FontScript, Record<FontWeight | 'from', string>> = {
  arabic: {
    from: '@embedpdf/fonts-arabic',
    regular: 'NotoNaskhArabic-Regular.ttf',
    bold: 'NotoNaskhArabic-Bold.ttf',
  },
  chinese: {
    from: '@embedpdf/fonts-sc',
    regular: 'NotoSansHans-Regular.otf',
    bold: 'NotoSansHans-Bold.otf',
  },
  japanese: {
    from: '@embedpdf/fonts-jp',
    regular: 'NotoSansJP-Regular.otf',
    bold: 'NotoSansJP-Bold.otf',
  },
  korean: {
    from: '@embedpdf/fonts-kr',
    regular: 'NotoSansKR-Regular.otf',
    bold: 'NotoSansKR-Bold.otf',
  },
};

/** Bytes of fonts that stay in memory, and the milliseconds after which they leave it. All files together are 36 MB. */
const MAX_BYTES = 40_000_000;
const KEPT_FOR = 5 * 60_000;

const kept = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }) => length,
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  // Concurrent documents share one read.
  fetchMethod: (address) => fs.readFile(fileURLToPath(address)),
});

/** Returns the bytes of a font. */
export async function loadFont(script: FontScript, weight: FontWeight): Promise<Buffer> {
  const { from, [weight]: file } = FILES[script];
  const address = new URL(`../fonts/${file}`, import.meta.resolve(from)).href;
  return (await kept.fetch(address))!;
}

const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Punctuation and letters as wide as a Chinese one. */
const WIDE = /[\u3000-\u303F\uFE30-\uFE4F\uFF00-\uFFEF]/u;

/**
 * Returns the scripts of a document's texts. Chinese letters look different in Japan and Korea: other letters of the document
 * tell which shapes are meant.
 */
export function scriptsOf(texts: readonly string[]): FontScript[] {
  const text = texts.join(' ');
  const scripts: FontScript[] = [];
  if (KANA.test(text)) scripts.push('japanese');
  if (HANGUL.test(text)) scripts.push('korean');
  if ((HAN.test(text) || WIDE.test(text)) && scripts.length === 0) scripts.push('chinese');
  if (ARABIC.test(text)) scripts.push('arabic');
  return scripts;
}

/** Returns whether letters of a text may be missing in the fonts of Japan and Korea, which have the common Chinese ones. */
export const hasHan = (text: string): boolean => HAN.test(text);

const BELONGS: Record<FontScript, RegExp> = {
  arabic: ARABIC,
  chinese: new RegExp(`${HAN.source}|${WIDE.source}`, 'u'),
  japanese: new RegExp(`${KANA.source}|${HAN.source}|${WIDE.source}`, 'u'),
  korean: new RegExp(`${HANGUL.source}|${HAN.source}|${WIDE.source}`, 'u'),
};

/** Returns whether a letter belongs to a script. */
export const belongsTo = (letter: string, script: FontScript): boolean => BELONGS[script].test(letter);
