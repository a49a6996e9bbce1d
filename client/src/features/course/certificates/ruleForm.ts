import { setCertificateRuleRules } from '@rules/certificate/certificate-rule';
import * as z from 'zod/mini';

/** Rules of the form: those of the API without the course and the version. */
export const ruleFormRules = z.omit(setCertificateRuleRules, { courseId: true, version: true });

/** Values of the form. */
export interface RuleValues {
  isAutomatic: boolean;
  minProgress: number | null;
  minGrade: number | null;
  minAttendance: number | null;
}
