import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import type { Language } from '#kernel/language.rules';
import { type FontScript, hasHan, loadFont, scriptsOf } from './script-fonts.ts';
import { fontName, type PdfFont, Typesetter } from './typesetter.ts';

export type PdfDocument = InstanceType<typeof Pdf>;

/** Fonts for Latin, Greek, Cyrillic, Hebrew and more. */
const FONTS: Record<PdfFont, string> = {
  serif: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  sans: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

/** Loaded with the first document and kept. */
const files = Object.entries(FONTS).map(
  ([font, file]) => [font, fs.readFileSync(fileURLToPath(import.meta.resolve(file)))] as const,
);

interface PdfOptions {
  /** Width and height in points (72 per inch). */
  size: [width: number, height: number];
  title: string;
  author: string;
  subject: string;
  language: Language;
  /** Time of the document. The same document yields the same bytes. */
  at: Date;
  /** Texts that people wrote. The fonts of their scripts are loaded and embedded, with the letters in use only. */
  texts: readonly string[];
}

/** Renders a document of one page without margins. Its texts are written by the typesetter. */
export async function renderPdf(
  { size, title, author, subject, language, at, texts }: PdfOptions,
  draw: (doc: PdfDocument, typesetter: Typesetter) => void,
): Promise<Buffer> {
  const doc = new Pdf({
    size,
    margin: 0,
    font: null as never, // not the viewer's own fonts, which know few letters
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: at, ModDate: at },
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const [font, file] of files) doc.registerFont(font, file);
  const scripts = scriptsOf(texts);
  for (const script of scripts) await register(doc, script);
  if (isIncomplete(doc, scripts, texts)) {
    scripts.push('chinese');
    await register(doc, 'chinese');
  }
  draw(doc, new Typesetter(doc, scripts));
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

async function register(doc: PdfDocument, script: FontScript): Promise<void> {
  for (const weight of ['regular', 'bold'] as const)
    doc.registerFont(fontName(script, weight), await loadFont(script, weight));
}

/** Returns whether a rare Chinese letter is in no font that is loaded. The Chinese font has the most letters. */
function isIncomplete(doc: PdfDocument, scripts: readonly FontScript[], texts: readonly string[]): boolean {
  if (scripts.includes('chinese')) return false;
  const typesetter = new Typesetter(doc, scripts);
  return Array.from(texts.join('')).some((letter) => hasHan(letter) && !typesetter.has(letter, 'sans'));
}
