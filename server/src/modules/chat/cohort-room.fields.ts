import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Cohort } from '#modules/cohort/cohort.entity';
import { FieldsOf, One } from '#platform/read/declarations';
import { Conversation } from './conversation.entity.ts';

/** Field that chat adds to a cohort. */
@FieldsOf(Cohort)
export class RoomOfCohort {
  @One<Conversation, Cohort>(() => Conversation, {
    where: (conversation, cohort) => sql`${conversation.cohort} = ${cohort.id}`,
    order: { by: ['id'] },
    description: 'Chat room of the cohort. Null unless the viewer takes part in it.',
  })
  room!: (Conversation & Opt) | null;
}
