import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { ID } from '#kernel/scalars';
import { listOf } from '#platform/read/list-arguments';
import { Extension } from './extension.entity.ts';

export const ExtensionConnection = connectionOf('Extension', () => Extension);
export type ExtensionConnection = InstanceType<typeof ExtensionConnection>;

export const ExtensionList = listOf('Extension', Extension);

@ArgsType()
export class ExtensionsOfActivityArguments extends ExtensionList {
  @Field(() => ID, { nullable: true, description: 'Returns only the extension of this member.' })
  studentId?: string;
}

@ArgsType()
export class ExtensionsArguments extends ExtensionList {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;
}
