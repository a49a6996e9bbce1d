import { texts } from '#texts/en';

const t = texts.editor;

/** Text with a selection. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Replacement of a range of the text, and the selection afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type Format = 'bold' | 'italic' | 'bulletedList' | 'numberedList' | 'link';

/** Edit of each formatting button. */
export const FORMATS: Record<Format, (selection: Selection) => Edit> = {
  bold: (selection) => toggleMark(skipMarker(selection), '**', t.boldText),
  italic: (selection) => toggleMark(skipMarker(selection), '_', t.italicText),
  bulletedList: (selection) => toggleList(selection, () => '- '),
  numberedList: (selection) => toggleList(selection, (at) => `${at + 1}. `),
  link: (selection) => {
    const { text, start, end } = clampToLine(selection);
    const label = text.slice(start, end) || t.linkText;
    const address = 'https://';
    const insert = `[${label}](${address})`;
    const endOfAddress = start + insert.length - 1;
    return { from: start, to: end, insert, start: endOfAddress - address.length, end: endOfAddress };
  },
};

/**
 * Returns the selection without the marker of the list item in which it begins: inside a mark or a link it would not be
 * a marker.
 */
function skipMarker({ text, start, end }: Selection): Selection {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const marker = MARKER.exec(text.slice(lineStart))?.[0] ?? '';
  const first = Math.max(start, lineStart + marker.length);
  return { text, start: first, end: Math.max(end, first) };
}

/** Returns the part of a selection in its first line: a link does not span list items. */
function clampToLine(selection: Selection): Selection {
  const { text, start, end } = skipMarker(selection);
  const lineEnd = text.indexOf('\n', start);
  return { text, start, end: lineEnd === -1 ? end : Math.min(end, lineEnd) };
}

/** Wraps the selection in marks, or removes existing ones. */
function toggleMark({ text, start, end }: Selection, mark: string, example: string): Edit {
  const width = mark.length;
  const isMarked = text.slice(start - width, start) === mark && text.slice(end, end + width) === mark;
  const inner = text.slice(start, end);
  if (isMarked) {
    const from = start - width;
    return { from, to: end + width, insert: inner, start: from, end: from + inner.length };
  }
  const marked = inner || example;
  return {
    from: start,
    to: end,
    insert: `${mark}${marked}${mark}`,
    start: start + width,
    end: start + width + marked.length,
  };
}

const MARKER = /^(- |\d+\. )/;

/** Converts the selected lines to a list, or back to plain lines if they are that list already. */
function toggleList({ text, start, end }: Selection, marker: (at: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isListed = lines.every((line, at) => line.startsWith(marker(at)));
  const changed = lines.map((line, at) => {
    const plain = line.replace(MARKER, '');
    return isListed ? plain : marker(at) + (plain || t.item);
  });
  // A list needs an empty line before it, or it becomes part of the paragraph.
  const before = text.slice(0, from);
  const gap =
    !isListed && before.endsWith('\n') && !before.endsWith('\n\n') && !endsInList(before) ? '\n' : '';
  const insert = gap + changed.join('\n');
  return { from, to, insert, start: from + gap.length, end: from + insert.length };
}

const endsInList = (before: string) => MARKER.test(before.trimEnd().split('\n').at(-1) ?? '');
