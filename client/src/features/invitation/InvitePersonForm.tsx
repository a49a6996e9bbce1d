import { useMutation } from '@apollo/client/react';
import { Group, SimpleGrid, Stack } from '@mantine/core';
import * as z from 'zod/mini';
import { CohortField } from '#ui/cohorts/CohortField';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { problemsOf } from './InviteProblems.tsx';
import { InviteMembersDocument, MemberInvitationsDocument } from './MemberInvitations.generated.ts';

const t = texts.inviteForm;

const rules = z.object({
  email: z.string().check(z.trim(), z.minLength(1, t.missing)),
  firstName: z.string(),
  lastName: z.string(),
  cohortId: z.string(),
  message: z.string(),
});

const empty = { email: '', firstName: '', lastName: '', cohortId: '', message: '' };

/** Form that invites one student, with the names that the registration begins with. */
export default function InvitePersonForm() {
  const [invite] = useMutation(InviteMembersDocument, { refetchQueries: [MemberInvitationsDocument] });
  return (
    <Form
      schema={rules}
      defaultValues={empty}
      draftKey="invite-person"
      label={t.title}
      errorText={(failure) => failure.message || t.failed}
      onSubmit={async ({ cohortId, message, ...person }, form) => {
        const items = [{ ...person, role: 'STUDENT' as const, ...(cohortId && { cohortId }) }];
        const { data } = await invite({ variables: { items, message } });
        const [problem] = problemsOf([person.email], data!.inviteMembers!.results);
        if (problem) return form.setError('email', { message: problem.message }, { shouldFocus: true });
        notify.success(t.sent(texts.counts.people(1)));
        form.reset({ ...empty, cohortId });
      }}
    >
      <Stack gap="lg">
        <TextField name="email" label={t.email} type="email" autoComplete="off" required />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField name="firstName" label={t.firstName} description={t.namesHint} autoComplete="off" />
          <TextField name="lastName" label={t.lastName} description={t.namesHint} autoComplete="off" />
        </SimpleGrid>
        <CohortField label={t.cohort} description={t.cohortHint} empty={t.noCohort} />
        <TextareaField name="message" label={t.message} description={t.messageHint} />
        <Group justify="flex-end">
          <SubmitButton>{t.submitOne}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
