import type Pdf from 'pdfkit';
import { type Run, visualRuns } from './bidi.ts';
import { belongsTo, type FontScript, type FontWeight } from './script-fonts.ts';

type PdfDocument = InstanceType<typeof Pdf>;

/** Styles with a font for Latin, Greek, Cyrillic, Hebrew and more. */
export type PdfFont = 'serif' | 'sans' | 'bold';

export interface TextStyle {
  font: PdfFont;
  size: number;
  color: string;
  /** Space between letters in points; default 0. Arabic letters are joined and get none. */
  spacing?: number;
  align?: 'left' | 'center' | 'right';
  link?: string;
}

/** Where a text is written. Long text is shrunk until it fits, then truncated. */
export interface TextBox {
  left: number;
  top: number;
  width: number;
  /** Most lines. */
  lines: number;
  /** Smallest size in points; default: the size of the style. */
  smallest?: number;
}

/** Name of a font of the document. */
type FontName = string;

/** Embedded font of pdfkit, as far as it is used here. */
interface Embedded {
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  /** In thousandths of the size. */
  ascender: number;
  descender: number;
}

/** Name under which the font of a script is registered. */
export const fontName = (script: FontScript, weight: FontWeight): FontName => `${script}-${weight}`;

const LETTER = /\p{L}|\p{N}/u;
const JOINS = /\p{M}|\p{Cf}/u;
/** Arabic letters are smaller than others of the same size. */
const ARABIC_SCALE = 1.2;
const ELLIPSIS = '…';

/** Parts of a text between which a line may end: words with the space after them, and single Chinese and Japanese letters. */
const PARTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\u3001\u3002\uFF01\uFF0C\uFF1A\uFF1B\uFF1F\uFF09\u300D\u300F\u30FC\p{M}]*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu;

const isArabic = (name: FontName) => name.startsWith('arabic');

const sizeOf = (name: FontName, { size }: TextStyle): number => (isArabic(name) ? size * ARABIC_SCALE : size);

const spacingOf = (name: FontName, { spacing = 0 }: TextStyle): number => (isArabic(name) ? 0 : spacing);

/** Writes texts of any script: each letter in a font that has it, and right-to-left text in its order. */
export class Typesetter {
  readonly #doc: PdfDocument;
  readonly #scripts: readonly FontScript[];
  /** Widths of runs in the size 1, by font and text. */
  readonly #widths = new Map<string, number>();

  /** @param scripts scripts whose fonts are registered; the first one that has a letter is used */
  constructor(doc: PdfDocument, scripts: readonly FontScript[]) {
    this.#doc = doc;
    this.#scripts = scripts;
  }

  /** Writes a text. Returns the lines as they were written. */
  write(text: string, box: TextBox, style: TextStyle): string[] {
    const { doc, shown } = { doc: this.#doc, shown: this.#shown(text, style.font) };
    const { size, lines } = this.#fit(shown, box, style);
    const { ascender, descender } = this.#embedded(style.font);
    const lineHeight = ((ascender - descender) / 1000) * size;
    // A single line that was shrunk stays in the middle of its place.
    const shift = box.lines === 1 ? ((style.size - size) * (ascender - descender)) / 2000 : 0;
    doc.fillColor(style.color);
    lines.forEach((line, at) => {
      const baseline = box.top + shift + at * lineHeight + (ascender / 1000) * size;
      this.#writeLine(line, { ...box, top: baseline }, { ...style, size });
    });
    return lines;
  }

  /** Returns whether a font of the document has a letter. */
  has(letter: string, font: PdfFont): boolean {
    return this.#fontsFor(letter, font).some((name) => this.#knows(name, letter));
  }

  /** Leaves out signs that no font has, such as emoji. Letters without a font stay, as a box. */
  #shown(text: string, font: PdfFont): string {
    const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
    return letters
      .filter((letter) => LETTER.test(letter) || JOINS.test(letter) || this.has(letter, font))
      .join('')
      .trim();
  }

  #fit(text: string, box: TextBox, style: TextStyle): { size: number; lines: string[] } {
    const smallest = box.smallest ?? style.size;
    for (let { size } = style; ; size = Math.max(smallest, size - 1)) {
      const lines = this.#wrap(text, box.width, { ...style, size });
      if (
        lines.length <= box.lines &&
        lines.every((line) => this.#width(line, { ...style, size }) <= box.width)
      )
        return { size, lines };
      if (size === smallest) return { size, lines: this.#truncate(lines, box, { ...style, size }) };
    }
  }

  #wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const part of text.match(PARTS) ?? []) {
      if (line !== '' && this.#width((line + part).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = part;
      } else line += part;
    }
    return [...lines, line.trimEnd()];
  }

  #truncate(lines: string[], box: TextBox, style: TextStyle): string[] {
    const kept = lines.slice(0, box.lines);
    return kept.map((line, at) => {
      const isCut = at === kept.length - 1 && lines.length > kept.length;
      if (!isCut && this.#width(line, style) <= box.width) return line;
      const letters = Array.from(line);
      while (letters.length > 0 && this.#width(letters.join('').trimEnd() + ELLIPSIS, style) > box.width)
        letters.pop();
      return letters.join('').trimEnd() + ELLIPSIS;
    });
  }

  #width(line: string, style: TextStyle): number {
    return this.#runs(line, style.font).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
  }

  #widthOf({ text, style: name }: Run<FontName>, style: TextStyle): number {
    const key = `${name} ${text}`;
    const known = this.#widths.get(key);
    // With features the whole run is shaped, not word by word.
    const width = known ?? this.#doc.font(name).fontSize(1).widthOfString(text, { features: [] });
    this.#widths.set(key, width);
    return width * sizeOf(name, style) + spacingOf(name, style) * (text.length - 1);
  }

  #writeLine(line: string, { left, top, width }: TextBox, style: TextStyle): void {
    const doc = this.#doc;
    const runs = this.#runs(line, style.font);
    const rest = width - this.#width(line, style);
    const { align = 'left', link } = style;
    let x = left + (align === 'left' ? 0 : align === 'right' ? rest : rest / 2);
    for (const run of runs) {
      doc
        .font(run.style)
        .fontSize(sizeOf(run.style, style))
        .text(run.text, x, top, {
          lineBreak: false,
          features: [],
          baseline: 'alphabetic',
          characterSpacing: spacingOf(run.style, style),
          ...(link && { link }),
        });
      x += this.#widthOf(run, style);
    }
  }

  #runs(line: string, font: PdfFont): Run<FontName>[] {
    return visualRuns<FontName>(line, (letter, before) => {
      const names = this.#fontsFor(letter, font);
      const joins = JOINS.test(letter) || !LETTER.test(letter);
      if (before !== undefined && joins && this.#knows(before, letter)) return before;
      return names.find((name) => this.#knows(name, letter)) ?? font;
    });
  }

  /** Fonts for a letter: those of its script first. */
  #fontsFor(letter: string, font: PdfFont): FontName[] {
    const weight = font === 'bold' ? 'bold' : 'regular';
    const [own, others] = [true, false].map((isOwn) =>
      this.#scripts.filter((script) => belongsTo(letter, script) === isOwn),
    ) as [FontScript[], FontScript[]];
    const named = (scripts: FontScript[]) => scripts.map((script) => fontName(script, weight));
    return [...named(own), font, 'sans', ...named(others)];
  }

  #knows(name: FontName, letter: string): boolean {
    return this.#embedded(name).font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  }

  #embedded(name: FontName): Embedded {
    return (this.#doc.font(name) as unknown as { _font: Embedded })._font;
  }
}
