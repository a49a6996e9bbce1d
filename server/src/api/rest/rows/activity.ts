import * as z from 'zod/mini';
import { createActivityRules } from '#modules/activity/activity.rules';
import { ErrorCode } from '#kernel/errors';
import { CreateActivityDocument } from '../documents/activity.generated.ts';
import { row } from '../row.ts';
import { Activity, activityDetail } from '../wire/activity.ts';
import { upper } from '../wire/enums.ts';
import { dayOfForm, materialsOfForm } from '../wire/forms.ts';

/** The confirmation of a date in the past is no part of the contract. */
const { allowPastDueDate: _allowPastDueDate, ...shape } = createActivityRules.shape;

export const ACTIVITY_ROWS = [
  row({
    method: 'POST',
    url: '/activities',
    // The document writes a path below another root (contract, resolution 1).
    also: ['/api/activities', '/api/v1/api/activities'],
    summary: 'Create an activity of a course.',
    request: {
      body: z.object({
        ...shape,
        dueDate: dayOfForm('Due date is required.', shape.dueDate),
        materials: materialsOfForm,
      }),
    },
    refuses: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
    document: CreateActivityDocument,
    // A program has nobody to ask: a due date in the past is accepted, and nobody is notified.
    variables: ({ body }) => ({ input: { ...body, type: upper(body.type), allowPastDueDate: true } }),
    status: 201,
    gives: Activity,
    body: ({ createActivity }) => activityDetail(createActivity.activity),
  }),
];
