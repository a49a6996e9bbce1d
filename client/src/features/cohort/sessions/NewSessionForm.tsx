import { useMutation } from '@apollo/client/react';
import { Card, Group, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { PlanSessionDocument } from './CohortSessions.generated.ts';
import type { SessionCohortsQuery } from './NewSessionPage.generated.ts';
import { endOf, newSessionRules } from './sessionFormRules.ts';
import { SessionFields } from './SessionFields.tsx';

const t = texts.sessionForm;

type Cohorts = SessionCohortsQuery['cohorts']['nodes'];

/** Form of a session of one of the cohorts. Its own chunk. */
export default function NewSessionForm({ cohorts }: { cohorts: Cohorts }) {
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
