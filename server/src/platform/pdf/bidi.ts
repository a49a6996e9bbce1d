import createBidi, { type Bidi } from 'bidi-js';

// The package is CommonJS: in Node its export is the function itself, whatever its types say.
const bidi = (createBidi as unknown as () => Bidi)();

/** A part of a line that is written in one direction and style. */
export interface Run<Style> {
  text: string;
  style: Style;
}

interface Letter<Style> {
  text: string;
  level: number;
  style: Style;
  isTurned: boolean;
}

/** Invisible characters that change the direction. */
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Returns the runs of a line from left to right (Unicode Bidirectional Algorithm). A new run begins where the direction or the
 * style changes.
 * @param styleOf style of a letter, from that of the letter before
 */
export function visualRuns<Style>(
  line: string,
  styleOf: (letter: string, before: Style | undefined) => Style,
): Run<Style>[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const runs: Letter<Style>[] = [];
  let at = 0;
  for (const letter of line) {
    const level = embedding.levels[at] ?? 0;
    const last = runs.at(-1);
    const style = styleOf(letter, last?.style);
    // A bracket is a run of its own where it is turned around: some fonts turn it while they shape a run, others do not.
    const isTurned = level % 2 === 1 && bidi.getMirroredCharacter(letter) !== null;
    if (last?.level === level && last.style === style && !last.isTurned && !isTurned) last.text += letter;
    else runs.push({ text: letter, level, style, isTurned });
    at += letter.length;
  }
  return inVisualOrder(runs).flatMap(({ text, level, style }) => {
    const shown = text.replaceAll(DIRECTIONS, '');
    return shown === '' ? [] : [{ text: level % 2 === 1 ? turned(shown) : shown, style }];
  });
}

/** Turns right-to-left text around that shaping does not: it only does so with letters of such scripts. */
function turned(text: string): string {
  if (RIGHT_TO_LEFT_LETTER.test(text)) return text;
  const letters = Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter);
  return letters.toReversed().join('');
}

/** Rule L2 of the algorithm: from the highest level down, sequences of that level or a higher one are reversed. */
function inVisualOrder<Style>(runs: readonly Letter<Style>[]): Letter<Style>[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      if (ordered[start]!.level < level) continue;
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  return ordered;
}

/** Returns a text whose direction does not change that of the text around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
