import { gradeSubmissionRules, points, score, SCORE_EACH } from '@rules/submission/submission';
import * as z from 'zod/mini';

/** Rules of the form of a grade: a score for each criterion, or for none. */
export const gradeFormRules = z.object({
  points,
  scores: z.array(z.nullable(score)).check(
    z.check(({ value, issues }) => {
      const missing = value.findIndex((entered) => entered === null);
      if (missing >= 0 && value.some((entered) => entered !== null))
        issues.push({ code: 'custom', input: value, message: SCORE_EACH, path: [missing] });
    }),
  ),
  feedback: gradeSubmissionRules.shape.feedback,
  waiveLatePenalty: z.boolean(),
});

export type GradeValues = z.input<typeof gradeFormRules>;
