import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { PLACEHOLDERS } from '@rules/kernel/placeholder';
import { WELCOME_SUBJECT_MAX } from '@rules/notification/welcome';
import { texts } from '#texts/en';
import type { NotificationKind } from '#texts/enums.generated';
import { CheckboxField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { MergeChoice } from '#ui/MergeChoice';
import { SubmitButton } from '#ui/SubmitButton';
import { MailedKinds } from './MailedKinds.tsx';
import classes from './notifications.module.css';
import type { NotificationsValues } from './notificationsFormRules.ts';
import {
  InstitutionNotificationSettingsDocument,
  NotificationsForm_InstitutionFragmentDoc,
  UpdateInstitutionNotificationsDocument,
  type NotificationsForm_InstitutionFragment,
  type UpdateInstitutionNotificationsMutationVariables,
} from './NotificationsSection.generated.ts';
import { TestButton } from './TestButton.tsx';
import { useSettingsForm } from './useSettingsForm.ts';
import { WelcomePreview } from './WelcomePreview.tsx';

// Loaded after the form.
const rules = async () => (await import('./notificationsFormRules.ts')).notificationsFormRules;

const t = texts.institutionNotifications;

interface NotificationsFormProps {
  institution: FragmentType<NotificationsForm_InstitutionFragment>;
  /** First name of the viewer, with which the preview is filled. */
  firstName: string;
}

/** Form for the mails of the institution. Changes that another admin saves in the meantime are kept: see `useSettingsForm`. */
export function NotificationsForm({ institution: from, firstName }: NotificationsFormProps) {
  const [update] = useMutation(UpdateInstitutionNotificationsDocument);
  const { institution, round, values, draftKey, choice, submit } = useSettingsForm({
    from,
    fragment: NotificationsForm_InstitutionFragmentDoc,
    query: InstitutionNotificationSettingsDocument,
    draftName: 'institution-notifications',
    valuesOf,
    saved: t.saved,
  });
  return (
    <>
      <MergeChoice title={t.conflict} choice={choice} />
      <Form
        key={round}
        schema={rules}
        defaultValues={values}
        draftKey={draftKey}
        label={t.title}
        errorText={(failure) => failure.message || t.failed}
        onSubmit={(_, form) =>
          submit(form, (changed, stored, mine) => {
            const { version, welcomeSubject } = stored.notifications!;
            // The suggested texts are saved with the first welcome mail.
            const first = welcomeSubject === '' ? ['welcomeSubject', 'welcomeMessage'] : [];
            const input = { version, ...inputOf(mine, [...changed, ...first]) };
            return update({ variables: { input } });
          })
        }
      >
        <Stack gap="xl" maw={760}>
          <section aria-labelledby="welcome">
            <Title order={3} size="h4" id="welcome">
              {t.welcome}
            </Title>
            <Stack gap="lg" mt="md">
              <CheckboxField name="sendsWelcomeMail" label={t.send} description={t.welcomeHint} />
              <TextField name="welcomeSubject" label={t.subject} maxLength={WELCOME_SUBJECT_MAX} required />
              <MarkdownField name="welcomeMessage" label={t.message} minRows={9} required />
              <Placeholders />
              <WelcomePreview institution={institution.name} firstName={firstName} />
              <TestButton />
            </Stack>
          </section>
          <MailedKinds />
          <Group justify="flex-end">
            <SubmitButton>{t.save}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}

/** Placeholders of the texts, with what replaces them. */
const Placeholders = () => (
  <div>
    <Text size="sm" fw={500} mb={4}>
      {t.placeholders}
    </Text>
    <Stack gap={4}>
      {PLACEHOLDERS.map((name) => (
        <Text key={name} size="xs" c="dimmed">
          <code className={classes.placeholder}>{`{${name}}`}</code> {t.placeholderHints[name]}
        </Text>
      ))}
    </Stack>
  </div>
);

/** Converts the settings to form values. Only admins see the form, so the settings are there. */
function valuesOf({ notifications }: NotificationsForm_InstitutionFragment): NotificationsValues {
  const { sendsWelcomeMail, welcomeSubject, welcomeMessage, mutedKinds } = notifications!;
  return {
    sendsWelcomeMail,
    welcomeSubject: welcomeSubject || t.suggestedSubject,
    welcomeMessage: welcomeMessage || t.suggestedMessage,
    mutedKinds: mutedKinds.toSorted(),
  };
}

/** Returns the given fields as the API takes them. */
const inputOf = (
  { sendsWelcomeMail, welcomeSubject, welcomeMessage, mutedKinds }: NotificationsValues,
  names: readonly string[],
): UpdateInstitutionNotificationsMutationVariables['input'] => ({
  ...(names.includes('sendsWelcomeMail') && { sendsWelcomeMail }),
  ...(names.includes('welcomeSubject') && { welcomeSubject }),
  ...(names.includes('welcomeMessage') && { welcomeMessage }),
  ...(names.includes('mutedKinds') && { mutedKinds: mutedKinds as NotificationKind[] }),
});
