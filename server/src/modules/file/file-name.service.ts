import { endingOf, MAX_FILE_NAME_LENGTH } from './file.rules.ts';

/** Control characters, direction marks that disguise an extension, and characters that common file systems reject. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029<>:"|?*]/gu;

/** Device names of Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns a portable name for an uploaded file: no path, no hidden file, no invisible characters. It is only
 * for display and download; storage keys are independent of it.
 */
export function safeName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1)!;
  const plain = trimBlanksAndDots(last.normalize('NFC').replaceAll(REFUSED, '').replaceAll(/\s+/g, ' '));
  const ending = endingOf(plain);
  const stem = plain.slice(0, plain.length - ending.length) || 'file';
  const named = DEVICE.test(stem) ? `_${stem}` : stem;
  return shortened(named, MAX_FILE_NAME_LENGTH - Buffer.byteLength(ending)) + ending;
}

/** Trims blanks and dots in linear time, which a single regular expression would not. */
function trimBlanksAndDots(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' .'.includes(text[start]!)) start++;
  while (end > start && ' .'.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** Truncates to a number of bytes without splitting a character. */
function shortened(text: string, most: number): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(short + segment) > most) break;
    short += segment;
  }
  return short.trimEnd();
}
