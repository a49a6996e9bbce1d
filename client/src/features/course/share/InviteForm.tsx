import { useMutation } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import { readError } from '#lib/errors';
import { markInvited } from '#lib/firstStepsMarks';
import { invitationRules } from '#lib/invitationRules';
import { parseEmails } from '#lib/parseEmails';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { InviteToCourseDocument } from './SharePage.generated.ts';

const t = texts.quickstart;

/** Invites people to a course by e-mail, with a personal message. */
export function InviteForm({ course }: { course: { id: string; title: string } }) {
  const [invite] = useMutation(InviteToCourseDocument);
  return (
    <Form
      schema={invitationRules}
      defaultValues={{ message: t.defaultMessage(course.title), emails: '' }}
      draftKey={`share ${course.id}`}
      mode="onSubmit"
      errorText={(error) => error.message || t.sendFailed}
      onSubmit={async ({ message, emails }, form) => {
        const input = { courseId: course.id, message, emails: parseEmails(emails) };
        const { data } = await invite({ variables: { input } }).catch((error: unknown) => {
          notify.error(readError(error).message || t.sendFailed);
          throw error;
        });
        markInvited();
        notify.success(sentText(data?.shareCourse));
        form.setValue('emails', '');
      }}
    >
      <Stack gap="lg">
        <TextareaField name="message" label={t.message} minRows={3} />
        <TextareaField name="emails" label={t.emails} description={t.emailsHint} minRows={3} />
        <Group justify="flex-end">
          <SubmitButton>{t.send}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}

interface Sent {
  invited: readonly string[];
  alreadyInvited: readonly string[];
}

/** Returns the numbers of invitations that were sent, and the addresses that had one within the last hour. */
function sentText(sent: Sent | null | undefined): string {
  const { invited = [], alreadyInvited = [] } = sent ?? {};
  const text = t.sent(texts.counts.people(invited.length));
  return alreadyInvited.length === 0
    ? text
    : `${text}. ${texts.courseSharing.already(alreadyInvited.join(', '))}`;
}
