import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { DateTime, ID } from '#kernel/scalars';
import { Activity } from '#modules/activity/activity.entity';
import { StoredFile } from '#modules/file/file.entity';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { List, Readable } from '#platform/read/declarations';
import { SUBMITTED_FILES } from './submitted-files.rules.ts';

/** Work that a student has not submitted yet. Only the student can read it. Its files are held by it until they are submitted. */
@ObjectType({
  implements: Node,
  description: 'Work that the viewer has not submitted yet. Nobody else can read it.',
})
@Readable<SubmissionDraft>((row, { membershipId }) =>
  membershipId ? sql`${row.student} = ${membershipId}` : sql`false`,
)
@TenantTable({ tableName: 'submission_draft', audit: false })
@Unique({ properties: ['institution', 'activity', 'student'] })
@Index({ properties: ['institution', 'student'] })
export class SubmissionDraft extends TenantEntity {
  @BelongsTo(() => Activity, 'activity_id')
  activity!: Ref<Activity>;

  @BelongsTo(() => Membership, 'student_id')
  student!: Ref<Membership>;

  @Field(() => String, { description: 'Text in Markdown. Empty without one.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Web address. Null without one.' })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the chosen discussion. Null without one.' })
  @Property({ type: 'uuid', nullable: true })
  discussionId?: string | null;

  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  fileIds: string[] & Opt = [];

  @List<StoredFile, SubmissionDraft>(() => StoredFile, {
    where: (file, draft) =>
      sql`${file.id} = any(${draft.fileIds}) and ${file.uploader} = ${draft.student} and ${file.purpose} = ${sql.lit(SUBMITTED_FILES.name)}`,
    order: { by: ['position'] },
    description: 'Files of the draft, at most 10.',
  })
  files!: StoredFile[] & Opt;

  @Field(() => DateTime, { description: 'Time of the last change.' })
  @Property({ type: 'timestamptz' })
  savedAt!: Date;
}
