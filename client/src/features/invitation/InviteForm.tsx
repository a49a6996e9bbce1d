import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CohortField } from '#ui/cohorts/CohortField';
import { markInvited } from '#lib/firstStepsMarks';
import { parseEmails } from '#lib/parseEmails';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import type { Role } from '#texts/enums.generated';
import { CancelButton } from '#ui/CancelButton';
import { SelectField, TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { type InviteProblem, InviteProblems, problemsOf } from './InviteProblems.tsx';
import { InviteMembersDocument, MemberInvitationsDocument } from './MemberInvitations.generated.ts';

const t = texts.inviteForm;

const MAX_PEOPLE = 100;

const rules = z.object({
  emails: z.string().check(
    z.refine((text) => parseEmails(text).length > 0, { error: t.missing, abort: true }),
    z.refine((text) => parseEmails(text).length <= MAX_PEOPLE, t.tooMany),
  ),
  role: z.string(),
  cohortId: z.string(),
  message: z.string(),
});

const roles = (['STUDENT', 'INSTRUCTOR', 'ADMIN'] satisfies Role[]).map((value) => ({
  value,
  label: texts.profileMenu.roles[value],
}));

interface InviteFormProps {
  onClose: () => void;
  /** Called when somebody was invited. */
  onInvited?: () => void;
  /** Whether everybody is invited as a student. */
  onlyStudents?: boolean;
}

/** Form that invites people, several at once. */
export default function InviteForm({ onClose, onInvited, onlyStudents = false }: InviteFormProps) {
  const [problems, setProblems] = useState<InviteProblem[]>([]);
  const [invite] = useMutation(InviteMembersDocument, {
    refetchQueries: [MemberInvitationsDocument],
    awaitRefetchQueries: true,
  });
  return (
    <Form
      schema={rules}
      defaultValues={{ emails: '', role: 'STUDENT', cohortId: '', message: '' }}
      draftKey={onlyStudents ? 'invite-students' : 'invite'}
      errorText={(failure) => failure.message || t.failed}
      onSubmit={async ({ emails: text, role, cohortId, message }, form) => {
        const emails = parseEmails(text);
        const cohort = role === 'STUDENT' && cohortId ? { cohortId } : {};
        const items = emails.map((email) => ({ email, role: role as Role, ...cohort }));
        const { data } = await invite({ variables: { items, message } });
        const failed = problemsOf(emails, data!.inviteMembers!.results);
        setProblems(failed);
        const count = emails.length - failed.length;
        if (count > 0) {
          if (role === 'STUDENT') markInvited();
          notify.success(t.sent(texts.counts.people(count)));
          onInvited?.();
        }
        if (failed.length === 0) return onClose();
        form.setValue('emails', failed.map(({ email }) => email).join('\n'));
      }}
    >
      {(form) => (
        <Stack gap="lg" pt={4}>
          <InviteProblems problems={problems} />
          <TextareaField
            name="emails"
            label={t.emails}
            description={t.emailsHint}
            minRows={4}
            autosize
            maxRows={12}
            required
            data-autofocus
          />
          {!onlyStudents && <SelectField name="role" label={t.role} data={roles} />}
          {form.watch('role') === 'STUDENT' && (
            <CohortField label={t.cohort} description={t.cohortHint} empty={t.noCohort} />
          )}
          <TextareaField name="message" label={t.message} description={t.messageHint} />
          <Group justify="flex-end" gap="sm">
            <CancelButton to={onClose} />
            <SubmitButton>{t.submit}</SubmitButton>
          </Group>
        </Stack>
      )}
    </Form>
  );
}
