import { Group, Stack, Text } from '@mantine/core';
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { formatAgo, formatDay } from '#texts/formatting';
import { ItemsMenu } from '#ui/ItemsMenu';
import classes from '../account.module.css';
import type { PasskeysQuery } from './Passkeys.generated.ts';

const RenamePasskeyDialog = lazy(() => import('./RenamePasskeyDialog.tsx'));
const RemovePasskeyDialog = lazy(() => import('./RemovePasskeyDialog.tsx'));

const t = texts.passkeySettings;

export type PasskeyItem = PasskeysQuery['passkeys']['nodes'][number];

/** A passkey with its dates and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: PasskeyItem }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(undefined);
    button.current?.focus();
  };
  return (
    <Group
      justify="space-between"
      align="flex-start"
      gap="sm"
      wrap="nowrap"
      className={classes.session ?? ''}
    >
      <Group gap="sm" align="flex-start" wrap="nowrap" miw={0}>
        <IconFingerprint size={20} aria-hidden className={classes.passkeyIcon} />
        <Stack gap={4} miw={0}>
          <Text fw={600} component="h3" size="md">
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {t.made(formatDay(createdAt))}
            {' · '}
            {lastUsedAt ? t.lastUsed(formatAgo(lastUsedAt)) : t.neverUsed}
          </Text>
        </Stack>
      </Group>
      <ItemsMenu
        label={t.actions(name)}
        buttonRef={button}
        items={[
          { label: t.rename, icon: IconPencil, act: () => setAsking('rename') },
          { label: t.remove, icon: IconTrash, act: () => setAsking('remove') },
        ]}
      />
      <Suspense>
        {asking === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
        {asking === 'remove' && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
      </Suspense>
    </Group>
  );
}
