import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { ownerOfCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Derived, NeededOnly, Readable, VisibleWithParent } from '#platform/read/declarations';
import { ListIndex } from '#platform/database/list-index';
import { DiscussionPermissions } from './discussion.permissions.ts';
import { discussionPolicy, writtenIn, type WrittenRow } from './discussion.policy.ts';
import { visibleDiscussion } from './discussion.visibility.ts';

@ObjectType({
  implements: Node,
  description: 'What members of an institution talk about, in writing: a course, or anything else.',
})
@Readable<Discussion>((row, reader) => visibleDiscussion(reader, row))
@TenantTable({
  tableName: 'discussion',
  audit: { quiet: ['reply_count', 'last_number', 'last_activity_at'] },
})
@ListIndex({ by: ['lastActivityAt'], has: ['course_id', 'deleted_at'] })
@Index({ properties: ['institution', 'course', 'lastActivityAt', 'id'] })
@Index({ properties: ['institution', 'author'] })
export class Discussion extends TenantEntity {
  @Field(() => Course, { nullable: true, description: 'That it is about; null: for the whole institution.' })
  @VisibleWithParent()
  @BelongsTo(() => Course, 'course_id', { nullable: true })
  course?: Ref<Course> | null;

  @Field(() => Membership, {
    description: "Who started it. The viewer's own when it is `viewer.membership`.",
  })
  @BelongsTo(() => Membership, 'author_id')
  author!: Ref<Membership>;

  @Field(() => String, { description: 'What it is about, in a line.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'What its author wrote: plain text.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Int, { description: 'How many replies there are.' })
  @Property({ type: 'integer', default: 0 })
  replyCount: number & Opt = 0;

  /** Of the latest reply, be it deleted: numbers are given once. */
  @Property({ type: 'integer', default: 0 })
  lastNumber: number & Opt = 0;

  @Field(() => DateTime, {
    description: 'Of the latest reply, before the first its own beginning; orders the list.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastActivityAt: Date & Opt = new Date();

  @Field(() => DateTime, { nullable: true, description: 'When it was changed last; null when never.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @NeededOnly<Discussion>((row) => ownerOfCourse(row))
  courseOwner!: (string & Opt) | null;

  @Derived<Discussion>(
    () => DiscussionPermissions,
    ['institution', 'author', 'courseOwner'],
    (row: WrittenRow, viewer) => {
      const written = writtenIn(row);
      return {
        edit: discussionPolicy.edit(viewer, written),
        delete: discussionPolicy.delete(viewer, written),
        deleteReplies: discussionPolicy.deleteReplies(viewer, written),
      };
    },
    { description: 'What the viewer may do with it.' },
  )
  viewerCan!: DiscussionPermissions & Opt;
}
