import { endingOf, MAX_FILE_NAME_LENGTH } from './file.rules.ts';

/** Controls, marks of direction that turn an ending around, and what no file system of those about takes. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029<>:"|?*]/gu;

/** Devices of Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that every system takes, for a file that somebody sent under `sent`: no path, nothing hidden, nothing that is
 * not seen. It is shown and saved; where the bytes lie has nothing to do with it.
 */
export function safeName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1)!;
  const plain = trimBlanksAndDots(last.normalize('NFC').replaceAll(REFUSED, '').replaceAll(/\s+/g, ' '));
  const ending = endingOf(plain);
  const stem = plain.slice(0, plain.length - ending.length) || 'file';
  const named = DEVICE.test(stem) ? `_${stem}` : stem;
  return shortened(named, MAX_FILE_NAME_LENGTH - Buffer.byteLength(ending)) + ending;
}

/** Removes blanks and dots from both ends in linear time, which one regular expression for both ends would not. */
function trimBlanksAndDots(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' .'.includes(text[start]!)) start++;
  while (end > start && ' .'.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** The beginning that fits into so many bytes, and never half of a character. */
function shortened(text: string, most: number): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(short + segment) > most) break;
    short += segment;
  }
  return short.trimEnd();
}
