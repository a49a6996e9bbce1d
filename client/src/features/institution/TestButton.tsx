import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { SendTestWelcomeMailDocument } from './NotificationsSection.generated.ts';
import type { NotificationsValues } from './notificationsFormRules.ts';

const t = texts.institutionNotifications;

/** Mails the texts of the form to the viewer, also before they are saved. */
export function TestButton() {
  const { trigger, getValues } = useFormContext<NotificationsValues>();
  const [send, { loading }] = useMutation(SendTestWelcomeMailDocument);
  const test = async () => {
    if (!(await trigger(['welcomeSubject', 'welcomeMessage'], { shouldFocus: true }))) return;
    const { welcomeSubject: subject, welcomeMessage: message } = getValues();
    try {
      const { data } = await send({ variables: { input: { subject, message } } });
      notify.success(t.testSent(data?.sendTestWelcomeMail?.email ?? ''));
    } catch (failure) {
      notify.error(readError(failure).message || t.testFailed);
    }
  };
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
        loading={loading}
        onClick={() => void test()}
      >
        {t.test}
      </Button>
    </div>
  );
}
