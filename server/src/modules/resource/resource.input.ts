import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { BASED_ON_VERSION } from '#kernel/version';
import {
  arrangeResourcesRules,
  createFileResourceRules,
  createLinkResourceRules,
  updateResourceRules,
} from './resource.rules.ts';

const HOLDER = 'ID of the course, cohort or event.';
const NAME = 'Name, 1 to 200 characters.';
const SEATS = 'Whether only students with a seat, or participants of the event, and teachers see it.';

@Rules(createFileResourceRules)
@InputType({ description: 'A file for the participants of a course, a cohort or an event.' })
export class CreateFileResourceInput {
  @Field(() => ID, { description: HOLDER })
  holderId!: string;

  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => ID, {
    description: 'ID of a file that the viewer uploaded to `/files?purpose=resource`.',
  })
  fileId!: string;

  @Field(() => Boolean, { nullable: true, description: `${SEATS} Defaults to true.` })
  isForSeatsOnly?: boolean | null;
}

@Rules(createLinkResourceRules)
@InputType({ description: 'A link for the participants of a course, a cohort or an event.' })
export class CreateLinkResourceInput {
  @Field(() => ID, { description: HOLDER })
  holderId!: string;

  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => String, { description: 'Link that starts with https://, at most 2,000 characters.' })
  url!: string;

  @Field(() => Boolean, { nullable: true, description: `${SEATS} Defaults to true.` })
  isForSeatsOnly?: boolean | null;
}

@Rules(updateResourceRules)
@InputType({ description: 'Changes to a resource. Absent fields keep their values.' })
export class UpdateResourceInput {
  @Field(() => ID, { description: 'ID of the resource.' })
  id!: string;

  @Field(() => Int, { nullable: true, description: BASED_ON_VERSION })
  version?: number;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Link that starts with https://. Refused for a file.',
  })
  url?: string;

  @Field(() => Boolean, { nullable: true, description: SEATS })
  isForSeatsOnly?: boolean;
}

@Rules(arrangeResourcesRules)
@InputType({ description: 'New order of the resources of a course, a cohort or an event.' })
export class ArrangeResourcesInput {
  @Field(() => ID, { description: HOLDER })
  holderId!: string;

  @Field(() => [ID], { description: 'IDs of all its resources in order.' })
  ids!: string[];
}
