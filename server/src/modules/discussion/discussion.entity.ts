import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { editorOfCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Derived, NeededOnly, Readable, VisibleWithParent } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { titledSearchIndex } from '#platform/read/search';
import { ListIndex } from '#platform/database/list-index';
import { DiscussionPermissions } from './discussion.permissions.ts';
import { discussionPolicy, writtenIn, type WrittenRow } from './discussion.policy.ts';
import { visibleDiscussion } from './discussion.visibility.ts';

@Ordered({ LAST_ACTIVITY_AT: 'lastActivityAt' }, { indexed: ['lastActivityAt'] })
@ObjectType({
  implements: Node,
  description: 'A written discussion among members of an institution, about a course or in general.',
})
@Readable<Discussion>((row, reader) => visibleDiscussion(reader, row))
@TenantTable({
  tableName: 'discussion',
  audit: { quiet: ['reply_count', 'last_number', 'last_activity_at'] },
})
@ListIndex({ by: ['lastActivityAt'], has: ['course_id', 'deleted_at'] })
@Index({ properties: ['institution', 'course', 'lastActivityAt', 'id'] })
@Index({ properties: ['institution', 'author'] })
@Index(titledSearchIndex('discussion', ['title'], 'body'))
export class Discussion extends TenantEntity {
  @Field(() => Course, {
    nullable: true,
    description: 'Course of the discussion. Null for a general discussion of the institution.',
  })
  @VisibleWithParent()
  @BelongsTo(() => Course, 'course_id', { nullable: true })
  course?: Ref<Course> | null;

  @Field(() => Membership, {
    description: "Author of the discussion. The viewer's own discussion when it equals `viewer.membership`.",
  })
  @BelongsTo(() => Membership, 'author_id')
  author!: Ref<Membership>;

  @Field(() => String, { description: 'Title of the discussion.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Text of the discussion, without formatting.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Int, { description: 'Number of replies.' })
  @Property({ type: 'integer', default: 0 })
  replyCount: number & Opt = 0;

  /** Number of the latest reply, including a deleted one: numbers are never reused. */
  @Property({ type: 'integer', default: 0 })
  lastNumber: number & Opt = 0;

  @Field(() => DateTime, {
    description: 'Time of the latest reply; the time of creation if none exists. Orders the list.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastActivityAt: Date & Opt = new Date();

  @Field(() => DateTime, { nullable: true, description: 'Time of the last edit. Null when never edited.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @NeededOnly<Discussion>((row, reader) => editorOfCourse(row, reader))
  courseEditor!: (string & Opt) | null;

  @Derived<Discussion>(
    () => DiscussionPermissions,
    ['institution', 'author', 'courseEditor'],
    (row: WrittenRow, viewer) => {
      const written = writtenIn(row);
      return {
        edit: discussionPolicy.edit(viewer, written),
        delete: discussionPolicy.delete(viewer, written),
        deleteReplies: discussionPolicy.deleteReplies(viewer, written),
      };
    },
    { description: 'Permissions of the viewer on the discussion.' },
  )
  viewerCan!: DiscussionPermissions & Opt;
}
