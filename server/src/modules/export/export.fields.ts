import { Field, Float, Int, InterfaceType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { ExportStatus } from './export.enums.ts';

/** Fields of the exports of all kinds, which one fragment reads. */
@InterfaceType({
  description: 'An export: an archive of the data of an institution or of an account.',
  resolveType: (read: { __typename: string }) => read.__typename,
})
export abstract class Export {
  @Field(() => ID, { description: 'ID of the export.' })
  id!: string;

  @Field(() => ExportStatus, { description: 'Status of the export.' })
  status!: ExportStatus;

  @Field(() => Int, { description: 'Part of the archive that is written, 0 to 100.' })
  percent!: number;

  @Field(() => Int, { description: 'Number of rows in the archive. 0 until it is ready.' })
  rowCount!: number;

  @Field(() => Int, { description: 'Number of uploaded files in the archive. 0 until it is ready.' })
  fileCount!: number;

  @Field(() => Float, { description: 'Size of the archive in bytes. 0 until it is ready.' })
  size!: number;

  @Field(() => String, { nullable: true, description: 'Why it failed. Null unless it did.' })
  failure?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the end. Null while queued or running.' })
  finishedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the archive is deleted. Null unless there is one.',
  })
  expiresAt?: Date | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: Date;
}
