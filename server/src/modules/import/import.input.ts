import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { ImportKind } from './import.enums.ts';
import { startImportRules } from './import.rules.ts';

@Rules(startImportRules)
@InputType({ description: 'Input of `startImport`.' })
export class StartImportInput {
  @Field(() => ImportKind, { description: 'Task for each row.' })
  kind!: ImportKind;

  @Field(() => ID, { description: 'ID of a CSV file that the viewer uploaded with the purpose `import`.' })
  fileId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the cohort of rows that name none. Required for ENROLLMENTS.',
  })
  cohortId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Personal message to include in each invitation, at most 2,000 characters.',
  })
  message?: string | null;
}
