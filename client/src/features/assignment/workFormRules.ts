import { comparing } from '@rules/kernel/comparing';
import { problemsOfWork, submitWorkRules } from '@rules/submission/submission';
import * as z from 'zod/mini';
import type { SubmissionType } from '#texts/enums.generated';
import type { AttachedFile } from '#ui/files/attachments';
import { ruleNameOf } from '#lib/ruleNameOf';

const { shape } = submitWorkRules;

/** A part that may be absent. */
type Absent<Value> = Value | null | undefined;

/** Values as the API takes them: parts that the form leaves empty are absent. */
const values = z.object({
  ...shape,
  link: z.pipe(
    z.transform((link: string): Absent<string> => link || null),
    shape.link,
  ),
  discussionId: z.pipe(
    z.transform((id: string): Absent<string> => id || null),
    shape.discussionId,
  ),
  fileIds: z.pipe(
    z.transform((files: readonly AttachedFile[]): Absent<string[]> => files.map(({ id }) => id)),
    shape.fileIds,
  ),
});

/** Rules of a draft: nothing is required. */
export const draftFormRules = values;

/** Rules of the server for an activity that asks for these parts, with form values: files with name and size. */
export const workFormRules = (types: readonly SubmissionType[]) => {
  const asked = types.map(ruleNameOf);
  return values.check(
    z.check(({ value, issues }) => {
      for (const { field, message } of problemsOfWork(asked, value))
        issues.push({ code: 'custom', input: value, message, path: [field] });
    }, comparing()),
  );
};
