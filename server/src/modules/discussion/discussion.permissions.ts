import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the viewer may do with a discussion. Who may read it may reply.' })
export class DiscussionPermissions {
  @Field(() => Boolean, { description: 'Change its title and text.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Delete it, with its replies.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Delete replies of others.' })
  deleteReplies!: boolean;
}

@ObjectType({ description: 'What the viewer may do with a reply.' })
export class DiscussionReplyPermissions {
  @Field(() => Boolean, { description: 'Change its text.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Delete it.' })
  delete!: boolean;
}
