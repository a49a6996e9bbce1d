import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import { listOf } from '#platform/read/list-arguments';
import { ImportError } from './import-error.entity.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportStatus } from './import.enums.ts';

export const ImportRunConnection = connectionOf('ImportRun', () => ImportRun);
export type ImportRunConnection = InstanceType<typeof ImportRunConnection>;

@ArgsType()
export class ImportRunsArguments extends listOf('ImportRun', ImportRun) {
  @Field(() => ImportStatus, { nullable: true, description: 'Returns only imports with this status.' })
  status?: ImportStatus;
}

export const ImportErrorConnection = connectionOf('ImportError', () => ImportError);
export type ImportErrorConnection = InstanceType<typeof ImportErrorConnection>;

export const ImportErrorList = listOf('ImportError', ImportError);
