import { Button, Card, Skeleton, Stack, Text } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { CohortSelect } from '#ui/cohorts/CohortSelect';
import { useStudentCandidates } from '#features/cohort/StudentCandidates';
import { AppLink } from '#lib/AppLink';
import { useCohortChoices } from '#ui/cohorts/useCohortChoices';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { Candidates } from '#ui/Candidates';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';

const t = texts.newEnrollment;

/** /students/new-enrollment: enrolls students of the institution in a cohort. For admins and owners. */
export default function NewEnrollmentPage() {
  const [params, setParams] = useSearchParams();
  const choices = useCohortChoices('open', params.get('cohort') ?? '');
  const { chosen, isLoaded } = choices;
  if (isLoaded && !choices.isAdmin) return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {choices.error ? (
        <ErrorState message={texts.enrollIn.failed} onRetry={() => void choices.refetch()} />
      ) : isLoaded && choices.cohorts.length === 0 && !choices.isSearchable ? (
        <EmptyState
          title={texts.enrollIn.none}
          drawing="cohorts"
          action={
            <Button component={AppLink} to={paths.cohorts}>
              {t.toCohorts}
            </Button>
          }
        />
      ) : (
        <Card maw={640}>
          <Stack gap="lg">
            {!isLoaded ? (
              <Skeleton h={72} />
            ) : (
              <CohortSelect
                label={t.cohort}
                description={t.cohortHint}
                choices={choices}
                value={chosen?.id ?? ''}
                empty={texts.enrollIn.choose}
                onChange={(id) => setParams(id ? { cohort: id } : {}, { replace: true })}
              />
            )}
            {chosen ? (
              <Students key={chosen.id} cohortId={chosen.id} />
            ) : (
              <Text c="dimmed">{t.chooseFirst}</Text>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}

function Students({ cohortId }: { cohortId: string }) {
  return <Candidates {...useStudentCandidates(cohortId, false)} />;
}
