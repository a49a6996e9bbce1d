import * as z from 'zod/mini';
import { createActivityRules } from '#modules/activity/activity.rules';
import { ErrorCode } from '#kernel/errors';
import { CreateActivityDocument } from '../documents/activity.generated.ts';
import { row } from '../row.ts';
import { Activity, activityDetail } from '../wire/activity.ts';
import { upper } from '../wire/enums.ts';
import { dayOfForm, materialsOfForm } from '../wire/forms.ts';

/** The confirmation of a date in the past is not part of the contract. */
const { allowPastDueDate: _allowPastDueDate, ...shape } = createActivityRules.shape;

export const ACTIVITY_ROWS = [
  row({
    method: 'POST',
    url: '/activities',
    // The document writes a path below another root (contract, resolution 1).
    aliases: ['/api/activities', '/api/v1/api/activities'],
    summary: 'Create an activity of a course.',
    request: {
      body: z.object({
        ...shape,
        dueDate: dayOfForm('Due date is required.', shape.dueDate),
        materials: materialsOfForm,
      }),
    },
    errors: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
    document: CreateActivityDocument,
    // A program cannot confirm a due date in the past, so it is accepted and nobody is notified.
    variables: ({ body }) => ({ input: { ...body, type: upper(body.type), allowPastDueDate: true } }),
    status: 201,
    response: Activity,
    body: ({ createActivity }) => activityDetail(createActivity.activity),
  }),
];
