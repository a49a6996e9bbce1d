import { createActivityRules, dueOnDay } from '@rules/activity/activity';
import { criteriaRule } from '@rules/activity/criteria';
import { latePolicyRule } from '@rules/activity/late-policy';
import {
  allowedFileTypesRule,
  maxFileMegabytesRule,
  submissionTypesRule,
} from '@rules/activity/work-requirements';
import { checkTimeOrder } from '@rules/kernel/slot';
import * as z from 'zod/mini';
import { listedInLines } from '#lib/lines';

const { startsAt: _startsAt, dueAt: _dueAt, ...fields } = createActivityRules.shape;

/** Rules of the server, with a day and times in place of instants, and lists entered as lines. */
export const activityFormRules = z
  .object({
    ...fields,
    ...dueOnDay,
    materials: listedInLines(fields.materials),
    criteria: criteriaRule,
    submissionTypes: submissionTypesRule,
    allowedFileTypes: allowedFileTypesRule,
    maxFileMegabytes: maxFileMegabytesRule,
    latePolicy: latePolicyRule,
  })
  .check(checkTimeOrder);
