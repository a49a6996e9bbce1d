import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Discussion } from '#modules/discussion/discussion.entity';
import { StoredFile } from '#modules/file/file.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { List, Readable } from '#platform/read/declarations';
import { Submission } from './submission.entity.ts';
import { isSubmittedFile } from './submitted-files.sql.ts';
import { SUBMISSION_S, visibleSubmission } from './submission.visibility.ts';

/** A version of submitted work. It is written once; only its lateness follows the due date. */
@ObjectType({
  implements: Node,
  description: 'One of the versions of submitted work, as the student submitted it.',
})
@Readable<SubmissionAttempt>(
  (row, reader) =>
    sql`exists (select 1 from submission s where s.institution_id = ${row.institution} and s.id = ${row.submission} and ${visibleSubmission(reader, { ...SUBMISSION_S, institution: row.institution })})`,
)
@TenantTable({ tableName: 'submission_attempt' })
@Unique({ properties: ['institution', 'submission', 'number'] })
@Index({ properties: ['institution', 'discussion'] })
export class SubmissionAttempt extends TenantEntity {
  @Field(() => Submission, { description: 'Submission that the attempt belongs to.' })
  @BelongsTo(() => Submission, 'submission_id')
  submission!: Ref<Submission>;

  @Field(() => Int, { description: 'Number of the attempt, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => String, { description: 'Text of the student in Markdown. Empty without one.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'Web address of the work. Null without one.' })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Field(() => Discussion, { nullable: true, description: 'Discussion of the work. Null without one.' })
  @BelongsTo(() => Discussion, 'discussion_id', { nullable: true })
  discussion?: Ref<Discussion> | null;

  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: "'{}'" })
  fileIds: string[] & Opt = [];

  @List<StoredFile, SubmissionAttempt>(() => StoredFile, {
    where: (file, attempt) => isSubmittedFile(file, { holder: attempt.submission, fileIds: attempt.fileIds }),
    order: { by: ['position'] },
    description: 'Files of the attempt, at most 10.',
  })
  files!: StoredFile[] & Opt;

  @Field(() => DateTime, { description: 'Time of the attempt.' })
  @Property({ type: 'timestamptz' })
  submittedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the attempt was submitted after the due date.' })
  @Property({ type: 'boolean', default: false })
  isLate: boolean & Opt = false;
}
