import { Text, Title } from '@mantine/core';
import { ALWAYS_MAILED } from '@rules/notification/institution-notifications';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import classes from './notifications.module.css';
import type { NotificationsValues } from './notificationsFormRules.ts';

const t = texts.institutionNotifications;

const kinds = Object.entries(texts.notificationKinds)
  .filter(([kind]) => !ALWAYS_MAILED.has(kind))
  .toSorted(([, a], [, b]) => a.localeCompare(b));

/** Kinds of notifications with a check for each that is mailed. The value has those that are not. */
export function MailedKinds() {
  const { field } = useController<NotificationsValues, 'mutedKinds'>({ name: 'mutedKinds' });
  const id = useId();
  const toggle = (kind: string, isMailed: boolean) => {
    const others = field.value.filter((one) => one !== kind);
    field.onChange(isMailed ? others : [...others, kind].toSorted());
  };
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {t.kinds}
      </Title>
      <Text size="xs" c="dimmed" mt={4} mb="md">
        {t.kindsHint}
      </Text>
      <div className={classes.kinds}>
        {kinds.map(([kind, label]) => (
          <Check
            key={kind}
            label={label}
            checked={!field.value.includes(kind)}
            onChange={(event) => toggle(kind, event.currentTarget.checked)}
          />
        ))}
      </div>
    </section>
  );
}
