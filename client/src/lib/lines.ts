import * as z from 'zod/mini';
import { ruleText } from './ruleText.ts';
import { texts } from '#texts/en';
import { linesOf } from './linesOf.ts';

/** Rule of a text field with one item per line, from the rule of the list. An error names its line. */
export const listedInLines = <S extends z.core.$ZodType>(rule: S) =>
  z.pipe(
    z.string().check(({ value, issues }) => {
      const { error } = z.safeParse(rule, linesOf(value));
      for (const { path, message } of error?.issues ?? [])
        issues.push({
          code: 'custom',
          input: value,
          message:
            typeof path[0] === 'number' ? texts.lines.problemIn(path[0] + 1, ruleText(message)) : message,
        });
    }),
    z.pipe(
      z.transform((text: string): unknown => linesOf(text)),
      rule,
    ),
  );
