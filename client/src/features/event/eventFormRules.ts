import { agendaItemRules, createEventRules, setEventAgendaRules, timesInOrder } from '@rules/event/event';
import * as z from 'zod/mini';
import { listedInLines } from '#lib/lines';
import { orNull } from '#lib/orNull';
import type { EventFormValues } from './eventFormValues.ts';

const { publish: _publish, ...fields } = createEventRules.shape;

const agenda = z.pipe(
  z.array(z.object({ ...agendaItemRules.shape, presenterId: orNull(agendaItemRules.shape.presenterId) })),
  setEventAgendaRules.shape.agenda,
);

const rules = z
  .object({
    ...fields,
    registrationDeadline: orNull(fields.registrationDeadline),
    meetingLink: orNull(fields.meetingLink),
    presenterId: orNull(fields.presenterId),
    cohortId: orNull(fields.cohortId),
    courseId: orNull(fields.courseId),
    prerequisites: listedInLines(fields.prerequisites),
    tags: listedInLines(fields.tags),
    materials: listedInLines(fields.materials),
    agenda,
  })
  .check(timesInOrder);

/** Rules of the server with values of the form: lists as lines, and texts that are empty instead of null. */
export const eventFormRules = rules as unknown as z.ZodMiniType<z.output<typeof rules>, EventFormValues>;
