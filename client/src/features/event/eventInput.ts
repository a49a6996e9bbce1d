import type * as z from 'zod/mini';
import type { EventType } from '#texts/enums.generated';
import type { eventFormRules } from './eventFormRules.ts';

/** Returns the input of the API for the parsed values of the form, and the agenda, which is saved on its own. */
export function toInput({ agenda, ...values }: z.output<typeof eventFormRules>) {
  const { presenterId, ...details } = values;
  return {
    details: {
      ...details,
      ...(presenterId && { presenterId }),
      type: values.type.toUpperCase().replaceAll('-', '_') as EventType,
      startsAt: values.startsAt.toISOString(),
      endsAt: values.endsAt.toISOString(),
      registrationDeadline: values.registrationDeadline?.toISOString() ?? null,
      prerequisites: values.prerequisites ?? [],
      tags: values.tags ?? [],
      materials: values.materials ?? [],
    },
    agenda,
  };
}
