import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Membership } from '#modules/membership/membership.entity';
import { Readable } from '#platform/read/declarations';
import { readableThroughHolders } from './file-holders.ts';
import { FilePurpose } from './file-purpose.ts';

/**
 * A file that somebody uploaded. As long as it hangs on nothing it is the uploader's alone, and gone after a day; then
 * whoever may read its holder may read it. The bytes are kept under `fileKey` (storage/storage.ts).
 */
@ObjectType('File', {
  implements: Node,
  description: 'An uploaded file. Its content is served at `/files/{id}`.',
})
@Readable<StoredFile>((row, reader) =>
  reader.membershipId
    ? sql`${row.storedAt} is not null and (${row.uploader} = ${reader.membershipId} or ${readableThroughHolders(row, reader)})`
    : sql`false`,
)
@TenantTable({ tableName: 'file', audit: { quiet: ['stored_at'] } })
@Index({ properties: ['institution', 'holderId', 'position', 'id'] })
@Index({ properties: ['institution', 'uploader'] })
@Index({
  name: 'file_unused',
  expression: 'create index file_unused on file (institution_id, created_at) where holder_id is null',
})
export class StoredFile extends TenantEntity {
  @Field(() => Membership, { description: 'Member who uploaded the file.' })
  @BelongsTo(() => Membership, 'uploader_id')
  uploader!: Ref<Membership>;

  @Enum({ items: () => FilePurpose, type: 'text' })
  purpose!: FilePurpose;

  @Field(() => String, {
    description: 'Name of the file as uploaded, with characters replaced that are not portable.',
  })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { description: 'Media type, detected from the content.' })
  @Property({ type: 'text' })
  contentType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Property({ type: 'integer' })
  size!: number;

  /** Null until its bytes are kept: the row comes first, so that none are kept that nobody knows of. */
  @Property({ type: 'timestamptz', nullable: true })
  storedAt?: Date | null;

  /** What it hangs on, of the kind that its purpose says; null while it is not used. */
  @Property({ type: 'uuid', nullable: true })
  holderId?: string | null;

  /** Its place among the files of its holder. */
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;
}
