import { ArgsType, Field } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { AgendaKind } from './agenda.enums.ts';
import { agendaRules, MAX_AGENDA_DAYS } from './agenda.rules.ts';

@Rules(agendaRules)
@ArgsType()
export class AgendaArguments {
  @Field(() => DateTime, { description: 'Returns only entries that end at this time or later.' })
  from!: Date;

  @Field(() => DateTime, {
    description: `Returns only entries that start before this time, at most ${MAX_AGENDA_DAYS} days after \`from\`.`,
  })
  to!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only entries whose title, cohort or course contains this text.',
  })
  search?: string;

  @Field(() => [AgendaKind], { nullable: true, description: 'Returns only entries of these kinds.' })
  kinds?: AgendaKind[];

  @Field(() => ID, {
    nullable: true,
    description: 'Returns only entries of this cohort, of its courses, and events of this cohort.',
  })
  cohortId?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Returns only entries of the object with this ID, as `subjectId` names it.',
  })
  subjectId?: string;
}
