import * as z from 'zod/mini';
import { createActivityRules, dueOnDay } from '#modules/activity/activity.rules';
import { ErrorCode } from '#kernel/errors';
import { checkTimeOrder } from '#kernel/slot.rules';
import { CreateActivityDocument } from '../documents/activity.generated.ts';
import { row } from '../row.ts';
import { Activity, activityDetail } from '../wire/activity.ts';
import { upper } from '../wire/enums.ts';
import { dayOfForm, materialsOfForm, slotOfForm } from '../wire/forms.ts';

/**
 * The contract has a day and times instead of instants, and no confirmation of a date in the past. What students submit, and
 * what happens to late work, is set through GraphQL.
 */
const {
  allowPastDueDate: _allowPastDueDate,
  submissionTypes: _submissionTypes,
  allowedFileTypes: _allowedFileTypes,
  maxFileMegabytes: _maxFileMegabytes,
  latePolicy: _latePolicy,
  startsAt: _startsAt,
  dueAt: _dueAt,
  title,
  description,
  type,
  ...shape
} = createActivityRules.shape;

export const ACTIVITY_ROWS = [
  row({
    method: 'POST',
    url: '/activities',
    // The document writes a path below another root (contract, resolution 1).
    aliases: ['/api/activities', '/api/v1/api/activities'],
    summary: 'Create an activity of a course.',
    request: {
      body: z
        .object({
          title,
          description,
          type,
          ...dueOnDay,
          dueDate: dayOfForm('Due date is required.', dueOnDay.dueDate),
          ...shape,
          materials: materialsOfForm,
        })
        .check(checkTimeOrder),
    },
    errors: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
    document: CreateActivityDocument,
    // A program cannot confirm a due date in the past, so it is accepted and nobody is notified.
    variables: ({ body: { dueDate: date, startTime, endTime, ...body } }) => {
      const { endsAt: dueAt, ...slot } = slotOfForm({ date, startTime, endTime, timeZone: body.timeZone });
      return { input: { ...body, ...slot, dueAt, type: upper(body.type), allowPastDueDate: true } };
    },
    status: 201,
    response: Activity,
    body: ({ createActivity }) => activityDetail(createActivity.activity),
  }),
];
