import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { editorOfCourse } from '#modules/course/course.visibility';
import { Membership } from '#modules/membership/membership.entity';
import { Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { Discussion } from './discussion.entity.ts';
import { DiscussionReplyPermissions } from './discussion.permissions.ts';
import { discussionPolicy, writtenIn, type WrittenRow } from './discussion.policy.ts';
import { ofVisibleDiscussion } from './discussion.visibility.ts';

@Ordered({ NUMBER: 'number' }, { within: 'discussion', indexed: ['number'] })
@ObjectType({ implements: Node, description: 'A reply in a discussion.' })
@Readable<DiscussionReply>(
  (row, reader) => sql`${row.deletedAt} is null and ${ofVisibleDiscussion(reader, row)}`,
)
@TenantTable({ tableName: 'discussion_reply' })
@Unique({ properties: ['institution', 'discussion', 'number'] })
@Index({ properties: ['institution', 'author'] })
export class DiscussionReply extends TenantEntity {
  @Field(() => Discussion, { description: 'Discussion of the reply.' })
  @BelongsTo(() => Discussion, 'discussion_id')
  discussion!: Ref<Discussion>;

  @Field(() => Membership, {
    description: "Author of the reply. The viewer's own reply when it equals `viewer.membership`.",
  })
  @BelongsTo(() => Membership, 'author_id')
  author!: Ref<Membership>;

  @Field(() => Int, {
    description: 'Number in the discussion: 1, 2, 3 … Deleted replies leave gaps.',
  })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => String, { description: 'Text of the reply, without formatting.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time of the last edit. Null when never edited.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @NeededOnly<DiscussionReply>(({ institution, discussion }, reader) => {
    const course = sql`(select d.course_id from discussion d where d.institution_id = ${institution} and d.id = ${discussion})`;
    return editorOfCourse({ institution, course }, reader);
  })
  courseEditor!: (string & Opt) | null;

  @Derived<DiscussionReply>(
    () => DiscussionReplyPermissions,
    ['institution', 'author', 'courseEditor'],
    (row: WrittenRow, viewer) => {
      const written = writtenIn(row);
      return {
        edit: discussionPolicy.edit(viewer, written),
        delete: discussionPolicy.delete(viewer, written),
      };
    },
    { description: 'Permissions of the viewer on the reply.' },
  )
  viewerCan!: DiscussionReplyPermissions & Opt;
}
