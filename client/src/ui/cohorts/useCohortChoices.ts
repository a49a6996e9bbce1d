import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  ChosenCohortDocument,
  CohortChoicesDocument,
  type CohortChoicesQuery,
} from './CohortChoices.generated.ts';

type Choice = CohortChoicesQuery['cohorts']['nodes'][number];

/** `listed`: the viewer lists its students. `open`: the viewer may enroll students now. */
const FILTERS = {
  listed: ({ viewerCan }: Choice) => viewerCan.seeEnrollments,
  open: ({ isPublished, status, viewerCan }: Choice) =>
    isPublished && status !== 'COMPLETED' && viewerCan.enrollMembers,
};

export type CohortChoices = ReturnType<typeof useCohortChoices>;

/** Cohorts to choose from: the latest 100, or those that a search finds, and the chosen one. */
export function useCohortChoices(which: keyof typeof FILTERS, chosenId: string) {
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch } = useQuery(CohortChoicesDocument, {
    variables: { search: search || null },
  });
  const shown = data ?? previousData;
  const found = shown?.cohorts.nodes.filter(FILTERS[which]) ?? [];
  const isMissing = shown !== undefined && chosenId !== '' && !found.some(({ id }) => id === chosenId);
  const known = useQuery(ChosenCohortDocument, { variables: { id: chosenId }, skip: !isMissing }).data
    ?.cohort;
  const cohorts = isMissing && known && FILTERS[which](known) ? [known, ...found] : found;
  return {
    cohorts,
    chosen: cohorts.find(({ id }) => id === chosenId),
    isLoaded: shown !== undefined,
    isAdmin: shown?.viewer?.viewerCan.manageInstitution ?? false,
    error: shown ? undefined : error,
    refetch,
    search,
    setSearch,
    foundCount: found.length,
    isSearchable:
      search !== '' || (shown !== undefined && shown.cohorts.totalCount > shown.cohorts.nodes.length),
  };
}
