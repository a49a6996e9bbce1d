import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { listOf } from '#platform/read/list-arguments';
import { Institution } from './institution.entity.ts';

export const InstitutionConnection = connectionOf('Institution', () => Institution);
export type InstitutionConnection = InstanceType<typeof InstitutionConnection>;

export const InstitutionList = listOf('Institution', Institution);

@ArgsType()
export class InstitutionsArguments extends InstitutionList {
  @Field(() => String, {
    nullable: true,
    description: 'Returns only institutions whose name or namespace contains this text.',
  })
  search?: string;
}
