import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Options of a calendar feed.' })
export class CreateCalendarFeedInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether entries have their links to meetings, which everyone with the address can use.',
  })
  hasMeetingLinks!: boolean;
}
