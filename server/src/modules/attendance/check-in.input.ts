import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { checkInRules, openCheckInRules } from './attendance.rules.ts';

@Rules(openCheckInRules)
@InputType({ description: 'Check-in of a session.' })
export class OpenCheckInInput {
  @Field(() => ID, { description: 'ID of the session.' })
  id!: string;

  @Field(() => Int, { description: 'Minutes from now until it closes, 1 to 240.' })
  minutes!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes after the start of the session from which a check-in counts as late, 0 to 240. Without it, none does.',
  })
  lateAfterMinutes?: number | null;
}

@Rules(checkInRules)
@InputType({ description: 'The presence of the viewer at a session.' })
export class CheckInInput {
  @Field(() => ID, { description: 'ID of the session.' })
  id!: string;

  @Field(() => String, { description: 'Code that the teacher shows, six digits.' })
  code!: string;
}
