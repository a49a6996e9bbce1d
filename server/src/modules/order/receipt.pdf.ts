import { decimalOf } from '#kernel/money.rules';
import { type PdfDocument, renderPdf } from '#platform/pdf/pdf';

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
  method: string | null;
  /** Day of the document, and what happened on it. */
  at: Date;
  happened: 'Paid' | 'Issued';
  /** Null unless it was refunded. */
  refundedAt: Date | null;
}

/** A4, portrait, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const INSET = 64;
const INK = '#1f2440';
const MUTED = '#5b6178';
const LINE = '#c9cde0';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders a receipt or an invoice as a PDF of one page. Deterministic. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { heading, seller, at } = receipt;
  return renderPdf(
    {
      size: [WIDTH, HEIGHT],
      title: heading,
      author: seller,
      subject: receipt.title,
      at,
    },
    (doc) => draw(doc, receipt),
  );
}

function draw(doc: PdfDocument, receipt: Receipt): void {
  const { heading, seller, buyerName, buyerEmail, title, plan, amount, discount, method } = receipt;
  const { currency } = receipt;
  write(doc, seller, 72, { font: 'bold', size: 14 });
  write(doc, heading, 110, { font: 'serif', size: 26 });
  write(doc, `${receipt.happened} on ${DAY.format(receipt.at)}`, 146, { size: 10, color: MUTED });
  write(doc, 'Billed to', 190, { size: 9, color: MUTED });
  write(doc, buyerName || buyerEmail, 204, { font: 'bold' });
  write(doc, buyerEmail, 220, { size: 10, color: MUTED });
  rule(doc, 262);
  write(doc, title, 276, { font: 'bold', width: 330 });
  write(doc, plan ?? '', 310, { size: 10, color: MUTED, width: 330 });
  write(doc, `${decimalOf(amount + discount)} ${currency}`, 276, { align: 'right' });
  rule(doc, 340);
  const below = discount > 0 ? 44 : 0;
  if (discount > 0) {
    write(doc, `Discount ${receipt.couponCode ?? ''}`, 354, { width: 330 });
    write(doc, `-${decimalOf(discount)} ${currency}`, 354, { align: 'right' });
    rule(doc, 384);
  }
  write(doc, 'Total', 354 + below, { font: 'bold', width: 330 });
  write(doc, `${decimalOf(amount)} ${currency}`, 354 + below, { font: 'bold', align: 'right' });
  if (method) write(doc, `Paid by ${method}.`, 394 + below, { size: 10, color: MUTED });
  if (receipt.refundedAt)
    write(doc, `Refunded on ${DAY.format(receipt.refundedAt)}.`, 412 + below, { font: 'bold', size: 11 });
}

interface Style {
  font?: 'serif' | 'sans' | 'bold';
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes a text at `y`, cut to two lines. */
function write(doc: PdfDocument, text: string, y: number, style: Style): void {
  const { font = 'sans', size = 12, color = INK, width = WIDTH - 2 * INSET, align = 'left' } = style;
  doc
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(text, INSET, y, { width, height: size * 2.6, align, ellipsis: true });
}

const rule = (doc: PdfDocument, y: number): void =>
  void doc
    .moveTo(INSET, y)
    .lineTo(WIDTH - INSET, y)
    .lineWidth(0.8)
    .stroke(LINE);
