import { Text } from '@mantine/core';
import { escapeMarkdown, fillPlaceholders } from '@rules/kernel/placeholder';
import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { Markdown } from '#ui/markdown/Markdown';
import classes from './notifications.module.css';
import type { NotificationsValues } from './notificationsFormRules.ts';

const t = texts.institutionNotifications;

interface WelcomePreviewProps {
  institution: string;
  firstName: string;
}

/** The welcome mail with the texts of the form, as the viewer would get it. */
export function WelcomePreview({ institution, firstName }: WelcomePreviewProps) {
  const { welcomeSubject = '', welcomeMessage = '' } = useWatch<NotificationsValues>();
  const values = { name: firstName, institution };
  const isEmpty = welcomeSubject.trim() === '' && welcomeMessage.trim() === '';
  return (
    <figure className={classes.mail}>
      <figcaption>
        {t.preview}{' '}
        <Text span size="xs" c="dimmed" fw={400}>
          {firstName ? t.previewOf(firstName) : t.previewNobody}
        </Text>
      </figcaption>
      <div className={classes.mailBody}>
        {isEmpty ? (
          <Text c="dimmed">{t.empty}</Text>
        ) : (
          <>
            <p className={classes.mailSubject}>{fillPlaceholders(welcomeSubject, values)}</p>
            <Markdown text={fillPlaceholders(welcomeMessage, values, escapeMarkdown)} />
            <span className={classes.mailButton}>{t.button(institution)}</span>
          </>
        )}
      </div>
    </figure>
  );
}
