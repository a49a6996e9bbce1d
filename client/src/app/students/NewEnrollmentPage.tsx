import { useQuery } from '@apollo/client/react';
import { Button, Card, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useStudentCandidates } from '#features/cohort/StudentCandidates';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { Candidates } from '#ui/Candidates';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { CohortChoicesDocument } from '#features/cohort/CohortChoices.generated';
import { openCohorts } from '#features/cohort/openCohorts';

const t = texts.newEnrollment;

/** /students/new-enrollment: enrolls students of the institution in a cohort. For admins and owners. */
export default function NewEnrollmentPage() {
  const [params, setParams] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(CohortChoicesDocument);
  const cohorts = openCohorts(data);
  const chosen = cohorts.find(({ id }) => id === params.get('cohort'));
  if (data && !data.viewer?.viewerCan.manageInstitution) return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      <PageHeader title={t.title} description={t.description} />
      {error ? (
        <ErrorState message={texts.enrollIn.failed} onRetry={() => void refetch()} />
      ) : data && cohorts.length === 0 ? (
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
            {loading && !data ? (
              <Skeleton h={72} />
            ) : (
              <NativeSelect
                label={t.cohort}
                description={t.cohortHint}
                value={chosen?.id ?? ''}
                data={[
                  { value: '', label: texts.enrollIn.choose },
                  ...cohorts.map(({ id, title }) => ({ value: id, label: title })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  setParams(value ? { cohort: value } : {}, { replace: true })
                }
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
