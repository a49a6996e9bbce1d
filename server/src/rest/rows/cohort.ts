import { CohortDocument, CohortsDocument } from '../documents/cohort.generated.ts';
import { listRow } from '../paging.ts';
import { row } from '../row.ts';
import { cohortDetail, cohortItem } from '../wire/cohort.ts';
import { guidPath } from '../wire/inputs.ts';

export const COHORT_ROWS = [
  listRow({
    url: '/cohorts',
    summary: 'Cohorts, the latest start first; at most 1000.',
    document: CohortsDocument,
    connection: ({ cohorts }) => cohorts!,
    item: cohortItem,
  }),
  row({
    method: 'GET',
    url: '/cohorts/:guid',
    summary: 'A cohort.',
    request: { path: guidPath },
    document: CohortDocument,
    variables: ({ path }) => ({ id: path.guid }),
    body: ({ cohort }) => cohortDetail(cohort!),
  }),
];
