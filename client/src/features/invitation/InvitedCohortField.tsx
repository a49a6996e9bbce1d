import { useQuery } from '@apollo/client/react';
import { texts } from '#texts/en';
import { SelectField } from '#ui/fields';
import { CohortsToInviteDocument } from './MemberInvitations.generated.ts';

const t = texts.inviteForm;

/** Field for the cohort that people are invited into. */
export function InvitedCohortField() {
  const { data } = useQuery(CohortsToInviteDocument);
  const cohorts = [...(data?.ongoing.nodes ?? []), ...(data?.upcoming.nodes ?? [])];
  const options = cohorts
    .filter(({ isPublished }) => isPublished)
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <SelectField
      name="cohortId"
      label={t.cohort}
      description={t.cohortHint}
      data={[{ value: '', label: t.noCohort }, ...options]}
    />
  );
}
