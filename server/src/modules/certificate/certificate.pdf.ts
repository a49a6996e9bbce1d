import { formatDate } from '#kernel/format-date';
import type { Language } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import { isolated } from '#platform/pdf/bidi';
import { type PdfDocument, renderPdf } from '#platform/pdf/pdf';
import type { TextStyle, Typesetter } from '#platform/pdf/typesetter';

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
  /** Language in which the certificate was issued. */
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
  const { number, studentName, courseTitle, institutionName, grade, issuedBy, issuedAt, language } =
    certified;
  const say = sayIn(language);
  return renderPdf(
    {
      size: [WIDTH, HEIGHT],
      title: say`Certificate: ${studentName}, ${courseTitle}`,
      author: institutionName,
      subject: number,
      language,
      at: issuedAt,
      texts: [studentName, courseTitle, institutionName, grade ?? '', issuedBy ?? ''],
    },
    (doc, typesetter) => draw({ doc, typesetter }, certified),
  );
}

type Doc = PdfDocument;

interface Page {
  doc: Doc;
  typesetter: Typesetter;
}

function draw(page: Page, certified: Certified): void {
  const { doc } = page;
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
  line(page, institutionName.toLocaleUpperCase(certified.language), logo ? 104 : 84, {
    font: 'bold',
    size: 13,
    color: accent,
    spacing: 2,
  });
  line(page, say`Certificate of Completion`, 124, { font: 'serif', size: 38, color: INK });
  line(page, say`This certifies that`, 196, { font: 'sans', size: 13, color: MUTED });
  line(page, studentName, 224, { font: 'bold', size: 32, color: INK });
  doc
    .moveTo(WIDTH / 2 - 130, 274)
    .lineTo(WIDTH / 2 + 130, 274)
    .lineWidth(1)
    .stroke(accent);
  line(page, say`has successfully completed the course`, 290, { font: 'sans', size: 13, color: MUTED });
  paragraph(page, courseTitle, 318, { font: 'serif', size: 24, color: INK, lines: 2 });
  if (grade) line(page, say`Grade: ${isolated(grade)}`, 406, { font: 'sans', size: 14, color: INK });
  foot(page, certified);
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
  page: Page,
  { issuedBy, institutionName, issuedAt, number, proofUrl, language }: Certified,
): void {
  const say = sayIn(language);
  const side = { left: INSET, width: WIDTH / 2 - INSET - 50 };
  const right = WIDTH / 2 + 50;
  const small = { font: 'sans', size: 9, color: MUTED } as const;
  const strong = { font: 'bold', size: 11, color: INK } as const;
  line(page, say`Issued by`, 456, { ...small, ...side, align: 'left' });
  line(page, issuedBy ?? institutionName, 470, { ...strong, ...side, align: 'left' });
  line(page, formatDate(issuedAt, language), 488, { ...small, size: 10, ...side, align: 'left' });
  line(page, say`Certificate number`, 456, { ...small, left: right, width: side.width, align: 'right' });
  line(page, number, 470, { ...strong, left: right, width: side.width, align: 'right' });
  line(page, proofUrl.replace(/^https?:\/\//, ''), 488, {
    ...small,
    left: right,
    width: side.width,
    align: 'right',
    link: proofUrl,
  });
}

interface Style extends TextStyle {
  left?: number;
  width?: number;
}

/** Smallest readable font size, in points. */
const SMALLEST = 7;

/** Draws one line of text at `y`. Long text is shrunk, then truncated. */
function line({ typesetter }: Page, text: string, y: number, style: Style): void {
  const { left = INSET, width = WIDTH - 2 * INSET, align = 'center' } = style;
  typesetter.write(text, { left, top: y, width, lines: 1, smallest: SMALLEST }, { ...style, align });
}

/** Draws a paragraph of at most `lines` lines. Long text is shrunk, then truncated. */
function paragraph({ typesetter }: Page, text: string, y: number, style: Style & { lines: number }): void {
  const box = { left: INSET, top: y, width: WIDTH - 2 * INSET, lines: style.lines, smallest: SMALLEST };
  typesetter.write(text, box, { ...style, align: 'center' });
}
