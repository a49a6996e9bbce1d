import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { markInvited } from '#lib/firstStepsMarks';
import { invitationRules } from '#lib/invitationRules';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { CopyButton } from '#ui/CopyButton';
import { TextareaField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { notify } from '#lib/toasts';
import { parseEmails } from '#lib/parseEmails';
import { OnChange } from '#ui/wizard/OnChange';
import { ShareCourseDocument } from './Quickstart.generated.ts';
import type { QuickstartState, SharingDraft } from './useQuickstart.ts';

const t = texts.quickstart;

interface ShareStepProps {
  course: NonNullable<QuickstartState['created']>;
  draft: SharingDraft;
  onChange: (draft: SharingDraft) => void;
  /** Called when the user leaves the wizard. */
  onLeave: () => void;
  /** Absent where nothing before can be changed any more. */
  onBack?: () => void;
}

/** Last step: invitations by mail, or the link to share. */
export default function ShareStep({ course, draft, onChange, onLeave, onBack }: ShareStepProps) {
  const [share] = useMutation(ShareCourseDocument);
  return (
    <Stack gap="xl">
      <CourseLink courseId={course.courseId} />
      <Form
        schema={invitationRules}
        defaultValues={draft}
        mode="onSubmit"
        errorText={(error) => error.message || t.sendFailed}
        onSubmit={async ({ message, emails }, form) => {
          const input = { courseId: course.courseId, message, emails: parseEmails(emails) };
          const { data } = await share({ variables: { input } }).catch((error: unknown) => {
            notify.error(readError(error).message || t.sendFailed);
            throw error;
          });
          markInvited();
          notify.success(t.sent(texts.counts.people(data?.shareCourse?.invited.length ?? 0)));
          form.setValue('emails', '');
        }}
      >
        <OnChange<SharingDraft> onChange={onChange} />
        <Stack gap="lg">
          <TextareaField name="message" label={t.message} />
          <TextareaField name="emails" label={t.emails} description={t.emailsHint} />
          <Group justify="space-between">
            {onBack && (
              <Button variant="default" onClick={onBack}>
                {t.back}
              </Button>
            )}
            <SubmitButton variant="light">{t.send}</SubmitButton>
            <Button component={AppLink} to={paths.dashboard} onClick={onLeave}>
              {t.goToDashboard}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Stack>
  );
}

function CourseLink({ courseId }: { courseId: string }) {
  const link = `${location.origin}${paths.course(courseId)}`;
  return (
    <Group align="flex-end" wrap="nowrap" gap="xs">
      <TextInput
        readOnly
        label={t.link}
        value={link}
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={link} label={t.copyLink} />
    </Group>
  );
}
