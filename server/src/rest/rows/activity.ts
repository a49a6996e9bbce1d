import * as z from 'zod/mini';
import { createActivityRules } from '../../activity/activity.rules.ts';
import { ErrorCode } from '../../graphql/errors.ts';
import { CreateActivityDocument } from '../documents/activity.generated.ts';
import { row } from '../row.ts';
import { Activity, activityDetail } from '../wire/activity.ts';
import { upper } from '../wire/enums.ts';
import { dayOfForm, materialsOfForm } from '../wire/forms.ts';

const { shape } = createActivityRules;

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
    variables: ({ body }) => ({ input: { ...body, type: upper(body.type) } }),
    status: 201,
    gives: Activity,
    body: ({ createActivity }) => activityDetail(createActivity.activity),
  }),
];
