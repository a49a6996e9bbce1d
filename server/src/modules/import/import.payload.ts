import { Field, ObjectType } from 'type-graphql';
import { ImportRun } from './import-run.entity.ts';

@ObjectType({ description: 'Payload of the mutations of imports.' })
export class ImportRunPayload {
  @Field(() => ImportRun, { description: 'The import after the mutation.' })
  importRun!: ImportRun;
}
