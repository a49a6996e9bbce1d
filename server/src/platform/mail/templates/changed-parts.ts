import { formatsOf } from '#kernel/format-date';
import type { Say, Text } from '#kernel/translate';
import type { TemplateContext } from './template.ts';

/** A part that a mail names when it changed, by the detail of the notification. */
export type ChangedPart = readonly [detail: string, words: (say: Say) => Text];

/** Returns the names of the changed parts as in a sentence: 'time and place'. */
export function namesOfChanged(
  parts: readonly ChangedPart[],
  details: readonly string[] = [],
  { language, say }: Pick<TemplateContext, 'language' | 'say'>,
): string {
  const names = parts.flatMap(([detail, words]) => (details.includes(detail) ? [words(say)] : []));
  return new Intl.ListFormat(formatsOf(language)).format(names);
}
