import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import type { Language } from '#kernel/language.rules';

export type PdfDocument = InstanceType<typeof Pdf>;

/** Fonts for Latin, Greek, Cyrillic, Hebrew, Arabic and more. */
const FONTS = {
  serif: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
  sans: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

export type PdfFont = keyof typeof FONTS;

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
}

/** Renders a document of one page without margins, whose texts are in `PdfFont`s. */
export async function renderPdf(
  { size, title, author, subject, language, at }: PdfOptions,
  draw: (doc: PdfDocument) => void,
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
  draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}
