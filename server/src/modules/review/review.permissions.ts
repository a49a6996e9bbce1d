import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Permissions of the viewer on a review.' })
export class ReviewPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may delete the review.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may hide the review or show it again.' })
  hide!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may reply to the review.' })
  reply!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may say whether the review is helpful.' })
  vote!: boolean;
}
