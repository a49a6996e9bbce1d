import { formatDate } from '#kernel/format-date';
import type { Language } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import { type PdfDocument, type PdfFont, renderPdf } from '#platform/pdf/pdf';

/** Texts of a certificate. */
export interface Certified {
  number: string;
  studentName: string;
  courseTitle: string;
  institutionName: string;
  /** Logo of the institution as PNG. Null without one. */
  logo: Buffer | null;
  /** Color of the institution in which white shapes are visible, as # and six digits. Null for the product's own. */
  accent: string | null;
  grade: string | null;
  /** Name of the issuer. Null when unknown. */
  issuedBy: string | null;
  issuedAt: Date;
  /** URL where anyone with the number can check the certificate. */
  proofUrl: string;
  language: Language;
}

/** Page size in points (72 per inch): A4, landscape. */
const [WIDTH, HEIGHT] = [841.89, 595.28];
const MARGIN = 36;
const INSET = 96;

/** Room for a logo above the name of the institution. */
const LOGO = { top: 52, width: 200, height: 46 };

const INK = '#1f2440';
const MUTED = '#5b6178';
/** Color of institutions that chose none. */
const ACCENT = '#3b5bdb';
const PAPER = '#fdfcf8';

/** Renders a certificate as a PDF of one page. Deterministic: the same certificate yields the same bytes. */
export function certificatePdf(certified: Certified): Promise<Buffer> {
  const { number, studentName, courseTitle, institutionName, issuedAt, language } = certified;
  const say = sayIn(language);
  return renderPdf(
    {
      size: [WIDTH, HEIGHT],
      title: say`Certificate: ${studentName}, ${courseTitle}`,
      author: institutionName,
      subject: number,
      language,
      at: issuedAt,
    },
    (doc) => draw(doc, certified),
  );
}

type Doc = PdfDocument;

function draw(doc: Doc, certified: Certified): void {
  const { studentName, courseTitle, institutionName, logo, grade } = certified;
  const accent = certified.accent ?? ACCENT;
  const say = sayIn(certified.language);
  frame(doc, accent);
  if (logo)
    doc.image(logo, (WIDTH - LOGO.width) / 2, LOGO.top, {
      fit: [LOGO.width, LOGO.height],
      align: 'center',
      valign: 'bottom',
    });
  line(doc, institutionName.toLocaleUpperCase(certified.language), logo ? 104 : 84, {
    font: 'bold',
    size: 13,
    color: accent,
    spacing: 2,
  });
  line(doc, say`Certificate of Completion`, 124, { font: 'serif', size: 38, color: INK });
  line(doc, say`This certifies that`, 196, { font: 'sans', size: 13, color: MUTED });
  line(doc, studentName, 224, { font: 'bold', size: 32, color: INK });
  doc
    .moveTo(WIDTH / 2 - 130, 274)
    .lineTo(WIDTH / 2 + 130, 274)
    .lineWidth(1)
    .stroke(accent);
  line(doc, say`has successfully completed the course`, 290, { font: 'sans', size: 13, color: MUTED });
  paragraph(doc, courseTitle, 318, { font: 'serif', size: 24, color: INK, height: 76 });
  if (grade) line(doc, say`Grade: ${grade}`, 406, { font: 'sans', size: 14, color: INK });
  foot(doc, certified);
}

/** Draws the paper, two border lines and a seal. */
function frame(doc: Doc, accent: string): void {
  doc.rect(0, 0, WIDTH, HEIGHT).fill(PAPER);
  doc
    .rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    .lineWidth(2.5)
    .stroke(accent);
  const inner = MARGIN + 8;
  doc
    .rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner)
    .lineWidth(0.6)
    .stroke(accent);
  const [x, y] = [WIDTH / 2, 482];
  doc.circle(x, y, 33).lineWidth(1.6).stroke(accent);
  doc.circle(x, y, 27).fill(accent);
  doc
    .moveTo(x - 11, y + 1)
    .lineTo(x - 3, y + 9)
    .lineTo(x + 12, y - 8)
    .lineWidth(4)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#ffffff');
}

/** Draws the issuer and date on the left, and how to check the certificate on the right. */
function foot(
  doc: Doc,
  { issuedBy, institutionName, issuedAt, number, proofUrl, language }: Certified,
): void {
  const say = sayIn(language);
  const side = { left: INSET, width: WIDTH / 2 - INSET - 50 };
  const right = WIDTH / 2 + 50;
  const small = { font: 'sans', size: 9, color: MUTED } as const;
  const strong = { font: 'bold', size: 11, color: INK } as const;
  line(doc, say`Issued by`, 456, { ...small, ...side, align: 'left' });
  line(doc, issuedBy ?? institutionName, 470, { ...strong, ...side, align: 'left' });
  line(doc, formatDate(issuedAt, language), 488, { ...small, size: 10, ...side, align: 'left' });
  line(doc, say`Certificate number`, 456, { ...small, left: right, width: side.width, align: 'right' });
  line(doc, number, 470, { ...strong, left: right, width: side.width, align: 'right' });
  line(doc, proofUrl.replace(/^https?:\/\//, ''), 488, {
    ...small,
    left: right,
    width: side.width,
    align: 'right',
    link: proofUrl,
  });
}

interface Style {
  font: PdfFont;
  size: number;
  color: string;
  spacing?: number;
  left?: number;
  width?: number;
  align?: 'left' | 'center' | 'right';
  link?: string;
}

/** Smallest readable font size, in points. */
const SMALLEST = 7;

/** Draws one line of text at `y`. Long text is shrunk, then truncated. */
function line(doc: Doc, text: string, y: number, style: Style): void {
  const { font, size, color, spacing = 0, left = INSET, width = WIDTH - 2 * INSET, align = 'center' } = style;
  doc.font(font).fillColor(color);
  let fitting = size;
  while (
    fitting > SMALLEST &&
    doc.fontSize(fitting).widthOfString(text, { characterSpacing: spacing }) > width
  )
    fitting--;
  doc.fontSize(fitting).text(text, left, y + (size - fitting) / 2, {
    width,
    height: fitting * 1.3,
    align,
    characterSpacing: spacing,
    ellipsis: true,
    ...(style.link && { link: style.link }),
  });
}

/** Draws a paragraph within `height` points. Long text is shrunk, then truncated. */
function paragraph(doc: Doc, text: string, y: number, style: Style & { height: number }): void {
  const { font, size, color, height } = style;
  const width = WIDTH - 2 * INSET;
  doc.font(font).fillColor(color);
  let fitting = size;
  while (fitting > SMALLEST && doc.fontSize(fitting).heightOfString(text, { width }) > height) fitting--;
  doc.fontSize(fitting).text(text, INSET, y, { width, height, align: 'center', ellipsis: true });
}
