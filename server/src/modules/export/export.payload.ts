import { Field, ObjectType } from 'type-graphql';
import { InstitutionExport } from './institution-export.entity.ts';

@ObjectType({ description: 'Payload of the mutations of exports.' })
export class InstitutionExportPayload {
  @Field(() => InstitutionExport, { description: 'The export after the mutation.' })
  export!: InstitutionExport;
}
