import { Field, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { Weekday } from '#modules/cohort/weekday.enums';
import { bookOfficeHoursRules, createAvailabilityRules } from './availability.rules.ts';

@Rules(createAvailabilityRules)
@InputType({ description: 'A weekly time at which the viewer offers office hours.' })
export class CreateAvailabilityInput {
  @Field(() => Weekday, { description: 'Day of the week.' })
  weekday!: Weekday;

  @Field(() => String, { description: 'Start on the clock of the time zone, HH:MM.' })
  startTime!: string;

  @Field(() => String, { description: 'End on the clock of the time zone, HH:MM, after the start.' })
  endTime!: string;

  @Field(() => Int, { description: 'Length of a slot in minutes, 10 to 240.' })
  slotMinutes!: number;

  @Field(() => String, { description: 'IANA name of the time zone, for example Europe/Berlin.' })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'Place, at most 300 characters.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Platform of the meeting, for example "Zoom".' })
  meetingPlatform?: string | null;

  @Field(() => String, { nullable: true, description: 'Link to the meeting, which starts with https://.' })
  meetingLink?: string | null;
}

@Rules(bookOfficeHoursRules)
@InputType({ description: 'A booking of a slot of office hours.' })
export class BookOfficeHoursInput {
  @Field(() => ID, { description: 'ID of the availability.' })
  availabilityId!: string;

  @Field(() => DateTime, { description: 'Start of a free slot.' })
  startsAt!: Date;

  @Field(() => String, {
    description: 'Subject of the meeting, 1 to 200 characters, which becomes the title of the event.',
  })
  topic!: string;

  @Field(() => String, { nullable: true, description: 'More about it, at most 5,000 characters.' })
  description?: string | null;
}
