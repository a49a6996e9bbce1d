import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Permissions of the viewer on a discussion. Everyone who can read it may reply.' })
export class DiscussionPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the title and text.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the discussion with its replies.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete replies of others.' })
  deleteReplies!: boolean;
}

@ObjectType({ description: 'Permissions of the viewer on a reply.' })
export class DiscussionReplyPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the text.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the reply.' })
  delete!: boolean;
}
