import { Field, ObjectType } from 'type-graphql';
import { AccountExport } from './account-export.entity.ts';
import { InstitutionExport } from './institution-export.entity.ts';

@ObjectType({ description: 'Payload of the mutations of exports of an institution.' })
export class InstitutionExportPayload {
  @Field(() => InstitutionExport, { description: 'The export after the mutation.' })
  export!: InstitutionExport;
}

@ObjectType({ description: 'Payload of the mutations of exports of an account.' })
export class AccountExportPayload {
  @Field(() => AccountExport, { description: 'The export after the mutation.' })
  export!: AccountExport;
}
