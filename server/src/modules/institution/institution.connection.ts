import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { PageArguments } from '#platform/read/paging';
import { Institution } from './institution.entity.ts';

export const InstitutionConnection = connectionOf('Institution', () => Institution);
export type InstitutionConnection = InstanceType<typeof InstitutionConnection>;

@ArgsType()
export class InstitutionsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Returns only institutions whose name or namespace contains this text.',
  })
  search?: string;
}
