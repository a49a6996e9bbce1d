import type { Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Role } from '#kernel/role';
import { Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { ImportRun } from './import-run.entity.ts';

/** A row of a file that an import could not use, or the place where the file could not be read. */
@Ordered({ LINE: 'line' }, { within: 'run', indexed: ['line'] })
@ObjectType({ implements: Node, description: 'A problem of one line of an imported file.' })
@Readable<ImportError>((_, { role }) => (role === Role.ADMIN ? null : sql`false`))
@TenantTable({ tableName: 'import_error', audit: false })
@Index({ properties: ['institution', 'run', 'line', 'id'] })
export class ImportError extends TenantEntity {
  @BelongsTo(() => ImportRun, 'run_id', { deleteRule: 'cascade' })
  run!: Ref<ImportRun>;

  @Field(() => Int, { description: 'Line of the file, starting at 1 with the header.' })
  @Property({ type: 'integer' })
  line!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the column in the header, or the position of the character that cannot be read. Null for the whole line.',
  })
  @Property({ type: 'text', nullable: true, fieldName: 'column_name' })
  column?: string | null;

  @Field(() => String, { description: 'Beginning of the value. May be empty.' })
  @Property({ type: 'text', default: '' })
  value!: string;

  @Field(() => String, { description: 'Message that says what is wrong.' })
  @Property({ type: 'text' })
  message!: string;
}
