import * as z from 'zod/mini';
import { search } from '#kernel/text.rules';

/** Search text for a list of members. */
export const membersRules = z.object({ search });

/** Query of the file of students. */
export const studentsExportRules = z.object({
  search: z.optional(search),
  status: z.optional(z.enum(['ACTIVE', 'DEACTIVATED'], 'Choose a status.')),
  cohortId: z.optional(z.uuid('This isn’t the ID of a cohort.')),
});
