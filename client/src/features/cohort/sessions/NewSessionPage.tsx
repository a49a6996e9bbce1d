import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { PageHeader } from '#ui/PageHeader';
import { SubmitButton } from '#ui/SubmitButton';
import { PlanSessionDocument } from './CohortSessions.generated.ts';
import { SessionCohortsDocument, type SessionCohortsQuery } from './NewSessionPage.generated.ts';
import { endOf, newSessionRules } from './sessionFormRules.ts';
import { SessionFields } from './SessionFields.tsx';

const t = texts.sessionForm;

/** /sessions/new: plans a session of a cohort that the viewer teaches. */
export default function NewSessionPage() {
  const { data, error, retry } = useScreenQuery(SessionCohortsDocument, {});
  const cohorts = data?.cohorts.nodes;
  return (
    <>
      <PageHeader title={texts.sessions.plan} description={t.pageHint} />
      {error !== undefined && !cohorts && (
        <ErrorState message={readError(error).message || texts.errors.list} onRetry={retry} />
      )}
      {error === undefined && !cohorts && <Skeleton h={380} radius="lg" maw={620} />}
      {cohorts?.length === 0 && (
        <EmptyState
          title={t.noCohorts}
          action={
            <Button component={AppLink} to={paths.newCohort}>
              {texts.menu.newCohort}
            </Button>
          }
        />
      )}
      {cohorts && cohorts.length > 0 && <SessionForm cohorts={cohorts} />}
    </>
  );
}

type Cohorts = SessionCohortsQuery['cohorts']['nodes'];

function SessionForm({ cohorts }: { cohorts: Cohorts }) {
  const [plan] = useMutation(PlanSessionDocument);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = cohorts.find(({ id }) => id === params.get('cohort')) ?? cohorts[0];
  return (
    <Card maw={620}>
      <Form
        schema={newSessionRules}
        defaultValues={{ cohortId: wanted?.id ?? '', topic: '', date: '', minutes: 60 }}
        draftKey="new-session"
        errorText={(failure) => failure.message || t.notSaved}
        fieldNames={{ endsAt: 'minutes' }}
        onSubmit={async ({ cohortId, topic, date, minutes }) => {
          const input = { cohortId, topic, date: date.toISOString(), endsAt: endOf(date, minutes) };
          await plan({ variables: { input } });
          notify.success(t.added(topic));
          void navigate(paths.cohortSchedule(cohortId));
        }}
      >
        <Stack gap="lg">
          <SelectField
            name="cohortId"
            label={t.cohort}
            data={cohorts.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <ZonedFields cohorts={cohorts} />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={paths.cohorts} />
            <SubmitButton>{t.add}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </Card>
  );
}

/** Fields of a session in the time zone of the chosen cohort. */
function ZonedFields({ cohorts }: { cohorts: Cohorts }) {
  const cohortId = useWatch<{ cohortId: string }, 'cohortId'>({ name: 'cohortId' });
  return <SessionFields timeZone={cohorts.find(({ id }) => id === cohortId)?.timeZone} />;
}
