import { submitWorkRules } from '@rules/submission/submission';
import * as z from 'zod/mini';
import type { AttachedFile } from '#ui/files/attachments';

const { shape } = submitWorkRules;

/** Rules of the server with form values: files with name and size instead of their IDs. */
export const workFormRules = z.object({
  ...shape,
  fileIds: z.pipe(
    z.transform((files: readonly AttachedFile[]) => files.map(({ id }) => id)),
    shape.fileIds,
  ),
});
