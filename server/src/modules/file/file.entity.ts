import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Membership } from '#modules/membership/membership.entity';
import { Readable } from '#platform/read/declarations';
import { filePurposes, readableThroughHolders } from './file-holders.sql.ts';

/**
 * An uploaded file. While it is unused, only its uploader can read it, and it is deleted after one day. Once
 * it is attached, everyone who can read the object can read it. Its bytes are stored under `fileKey`
 * (storage/storage.ts).
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
@Index({
  name: 'file_copies',
  expression: 'create index file_copies on file (institution_id, bytes_of) where bytes_of is not null',
})
export class StoredFile extends TenantEntity {
  @Field(() => Membership, { description: 'Member who uploaded the file.' })
  @BelongsTo(() => Membership, 'uploader_id')
  uploader!: Ref<Membership>;

  /** Name of its purpose (file.rules.ts), which says what it can be attached to. */
  @Enum({ items: () => filePurposes().map(({ name }) => name), type: 'text' })
  purpose!: string;

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

  /** Random part of a picture's address (image-keys.service.ts). Null for other files. */
  @Property({ type: 'text', nullable: true })
  imageKey?: string | null;

  /** File whose stored bytes this copy shares, which may be deleted by now. Null for a file with bytes of its own. */
  @Property({ type: 'uuid', nullable: true })
  bytesOf?: string | null;

  /** Null until its bytes are stored: the row is written first, so that no stored bytes are unknown. */
  @Property({ type: 'timestamptz', nullable: true })
  storedAt?: Date | null;

  /** Object that the file is attached to, of the kind given by its purpose. Null while unused. */
  @Property({ type: 'uuid', nullable: true })
  holderId?: string | null;

  /** Position among the files of the object. */
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;
}
