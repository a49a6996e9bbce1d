import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { getAppName } from '#lib/appName';
import { saveText } from '#lib/download';
import { useSession } from '#lib/session';
import { texts } from '#texts/en';
import { CopyButton } from '#ui/CopyButton';
import classes from './two-factor.module.css';

const t = texts.twoFactor;

/** The text replaces a form and takes over its focus, so that screen readers announce it. */
const focus = (text: HTMLElement | null) => text?.focus();

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Recovery codes to copy or download. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const email = useSession()?.email ?? '';
  const lines = codes.join('\n');
  return (
    <Stack gap="md">
      <Text c="dimmed" tabIndex={-1} ref={focus} style={{ outline: 'none' }}>
        {t.codesText}
      </Text>
      <ul aria-label={t.codes} className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={lines} label={t.copyCodes} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveText(`${t.fileHead(getAppName(), email)}\n\n${lines}\n`, t.fileName)}
        >
          {t.download}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onSaved}>{t.saved}</Button>
      </Group>
    </Stack>
  );
}
