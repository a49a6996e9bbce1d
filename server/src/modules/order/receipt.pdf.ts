import { formatDate } from '#kernel/format-date';
import { formatAmount } from '#kernel/format-money';
import type { Language } from '#kernel/language.rules';
import { sayIn } from '#kernel/translate';
import { type PdfDocument, renderPdf } from '#platform/pdf/pdf';
import type { PdfFont, Typesetter } from '#platform/pdf/typesetter';

/** Texts of a receipt or an invoice. */
export interface Receipt {
  /** Such as "Receipt 12". */
  heading: string;
  /** Name of the seller. */
  seller: string;
  buyerName: string;
  buyerEmail: string;
  title: string;
  /** Null without plans. */
  plan: string | null;
  /** Amount that was paid, in cents. */
  amount: number;
  /** Amount that a coupon took off the price, in cents; 0 without one. */
  discount: number;
  /** Null without a coupon. */
  couponCode: string | null;
  currency: string;
  /** Sentence about the method. Null without one. */
  paidBy: string | null;
  /** Day of the payment, or of an unpaid document. */
  at: Date;
  isPaid: boolean;
  /** Null unless it was refunded. */
  refundedAt: Date | null;
}

/** A4, portrait, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const INSET = 64;
const INK = '#1f2440';
const MUTED = '#5b6178';
const LINE = '#c9cde0';

/** Renders a receipt or an invoice as a PDF of one page. Deterministic. */
export function receiptPdf(receipt: Receipt, language: Language): Promise<Buffer> {
  const { heading, seller, buyerName, title, plan, at } = receipt;
  return renderPdf(
    {
      size: [WIDTH, HEIGHT],
      title: heading,
      author: seller,
      subject: title,
      language,
      at,
      texts: [seller, buyerName, title, plan ?? ''],
    },
    (doc, typesetter) => draw({ doc, typesetter }, receipt, language),
  );
}

interface Page {
  doc: PdfDocument;
  typesetter: Typesetter;
}

function draw({ doc, typesetter }: Page, receipt: Receipt, language: Language): void {
  const { heading, seller, buyerName, buyerEmail, title, plan, amount, discount, paidBy } = receipt;
  const say = sayIn(language);
  const day = formatDate(receipt.at, language);
  const shown = (cents: number) => formatAmount(cents, receipt.currency, language);
  write(typesetter, seller, 72, { font: 'bold', size: 14 });
  write(typesetter, heading, 110, { font: 'serif', size: 26 });
  write(typesetter, receipt.isPaid ? say`Paid on ${day}` : say`Issued on ${day}`, 146, {
    size: 10,
    color: MUTED,
  });
  write(typesetter, say`Billed to`, 190, { size: 9, color: MUTED });
  write(typesetter, buyerName || buyerEmail, 204, { font: 'bold' });
  write(typesetter, buyerEmail, 220, { size: 10, color: MUTED });
  rule(doc, 262);
  write(typesetter, title, 276, { font: 'bold', width: 330 });
  write(typesetter, plan ?? '', 310, { size: 10, color: MUTED, width: 330 });
  write(typesetter, shown(amount + discount), 276, { align: 'right' });
  rule(doc, 340);
  const below = discount > 0 ? 44 : 0;
  if (discount > 0) {
    write(typesetter, say`Discount ${receipt.couponCode ?? ''}`, 354, { width: 330 });
    write(typesetter, shown(-discount), 354, { align: 'right' });
    rule(doc, 384);
  }
  write(typesetter, say`Total`, 354 + below, { font: 'bold', width: 330 });
  write(typesetter, shown(amount), 354 + below, { font: 'bold', align: 'right' });
  if (paidBy) write(typesetter, paidBy, 394 + below, { size: 10, color: MUTED });
  if (receipt.refundedAt)
    write(typesetter, say`Refunded on ${formatDate(receipt.refundedAt, language)}.`, 412 + below, {
      font: 'bold',
      size: 11,
    });
}

interface Style {
  font?: PdfFont;
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes a text at `y`, cut to two lines. */
function write(typesetter: Typesetter, text: string, y: number, style: Style): void {
  const { font = 'sans', size = 12, color = INK, width = WIDTH - 2 * INSET, align = 'left' } = style;
  typesetter.write(text, { left: INSET, top: y, width, lines: 2 }, { font, size, color, align });
}

const rule = (doc: PdfDocument, y: number): void =>
  void doc
    .moveTo(INSET, y)
    .lineTo(WIDTH - INSET, y)
    .lineWidth(0.8)
    .stroke(LINE);
