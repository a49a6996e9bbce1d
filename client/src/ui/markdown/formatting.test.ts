import { expect, test } from 'vitest';
import { type Format, FORMATS } from './formatting.ts';

/** Returns the text after applying a format; `[` and `]` mark the selection before and after. */
function formatted(format: Format, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const edit = FORMATS[format]({ text, start, end });
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${changed.slice(0, edit.start)}⟦${changed.slice(edit.start, edit.end)}⟧${changed.slice(edit.end)}`;
}

test.each<[Format, string, string]>([
  ['bold', 'a [word] here', 'a **⟦word⟧** here'],
  ['bold', 'a **[word]** here', 'a ⟦word⟧ here'],
  ['bold', '[]', '**⟦bold text⟧**'],
  ['italic', '[all]', '_⟦all⟧_'],
  ['italic', '_[all]_', '⟦all⟧'],
  ['bulletedList', '[]', '⟦- item⟧'],
  ['bulletedList', 'one\nt[wo\nthr]ee', 'one\n\n⟦- two\n- three⟧'],
  ['bulletedList', '- one\n[two]', '- one\n⟦- two⟧'],
  ['bulletedList', '[- one\n- two]', '⟦one\ntwo⟧'],
  ['numberedList', '[- one\n- two]', '⟦1. one\n2. two⟧'],
  ['numberedList', '[1. one\n2. two]', '⟦one\ntwo⟧'],
  ['link', 'see [here]', 'see [here](⟦https://⟧)'],
  ['link', '[]', '[link text](⟦https://⟧)'],
  ['link', '[- one]', '- [one](⟦https://⟧)'],
  ['link', '- one\n[1. two]\n2. three', '- one\n1. [two](⟦https://⟧)\n2. three'],
  ['link', '[]- one', '- [link text](⟦https://⟧)one'],
  ['link', '- [one\n- two]', '- [one](⟦https://⟧)\n- two'],
  ['bold', '[- one]', '- **⟦one⟧**'],
])('formats %s of %j', (format, before, after) => {
  expect(formatted(format, before)).toBe(after);
});
