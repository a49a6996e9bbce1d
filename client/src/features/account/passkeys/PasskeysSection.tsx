import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { MAX_PASSKEYS } from '@rules/passkey/passkey';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { DataList } from '#ui/DataList';
import { SettingsSection } from '#ui/SettingsSection';
import { PasskeyRow } from './PasskeyRow.tsx';
import { PasskeysDocument } from './Passkeys.generated.ts';
import { supportsPasskeys } from './supportsPasskeys.ts';

const AddPasskeyDialog = lazy(() => import('./AddPasskeyDialog.tsx'));

const t = texts.passkeySettings;

/** Lists the viewer's passkeys, adds, renames and removes them. */
export function PasskeysSection() {
  const { data, error, retry } = useScreenQuery(PasskeysDocument, {}, null, 0);
  const [isAdding, setAdding] = useState(false);
  const isFull = data !== undefined && data.passkeys.totalCount >= MAX_PASSKEYS;
  const isPossible = supportsPasskeys();
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={
        data &&
        isPossible &&
        !isFull && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t.add}
          </Button>
        )
      }
    >
      <DataList
        label={t.list}
        items={data?.passkeys.nodes}
        error={error}
        errorText={t.failed}
        onRetry={retry}
        cols={1}
        skeletonCount={1}
        empty={{ title: t.none, hint: t.noneHint, drawing: 'nothing' }}
        itemKey={({ id }) => id}
      >
        {(passkey) => <PasskeyRow passkey={passkey} />}
      </DataList>
      {data && (isFull || !isPossible) && (
        <Text c="dimmed" size="xs" mt="md">
          {isFull ? t.full(MAX_PASSKEYS) : t.unsupported}
        </Text>
      )}
      <Suspense>
        {isAdding && (
          <AddPasskeyDialog
            hasTwoFactor={data?.viewer?.hasTwoFactor ?? false}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </SettingsSection>
  );
}
