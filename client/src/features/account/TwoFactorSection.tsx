import { Badge, Button, Group, Skeleton } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { SettingsSection } from '#ui/SettingsSection';
import { SetUpButton, type SetUp } from './SetUpButton.tsx';
import { TwoFactorDocument } from './TwoFactor.generated.ts';

const SetUpDialog = lazy(() => import('./SetUpDialog.tsx'));
const TurnOffDialog = lazy(() => import('./TurnOffDialog.tsx'));
const NewCodesDialog = lazy(() => import('./NewCodesDialog.tsx'));

const t = texts.twoFactor;

/** Turns two-factor authentication on and off, and replaces the recovery codes. */
export function TwoFactorSection() {
  const { data, error, retry } = useScreenQuery(TwoFactorDocument, {}, null, 0);
  const [setUp, setSetUp] = useState<SetUp>();
  const [asking, setAsking] = useState<'turn off' | 'new codes'>();
  const actions = useRef<HTMLDivElement>(null);
  const close = () => {
    setSetUp(undefined);
    setAsking(undefined);
    // The button that opened the dialog may be gone.
    if (!actions.current?.contains(document.activeElement)) actions.current?.querySelector('button')?.focus();
  };
  const isOn = data?.viewer?.hasTwoFactor;
  return (
    <SettingsSection
      title={t.title}
      description={t.description}
      action={isOn !== undefined && <Badge color={isOn ? 'teal' : 'gray'}>{isOn ? t.on : t.off}</Badge>}
    >
      {isOn !== undefined ? (
        <Group gap="sm" ref={actions}>
          {isOn ? (
            <>
              <Button variant="default" onClick={() => setAsking('new codes')}>
                {t.newCodes}
              </Button>
              <Button variant="default" onClick={() => setAsking('turn off')}>
                {t.turnOff}
              </Button>
            </>
          ) : (
            <SetUpButton onBegun={setSetUp} />
          )}
        </Group>
      ) : error === undefined ? (
        <Skeleton h={42} radius="md" />
      ) : (
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      )}
      <Suspense>
        {setUp && <SetUpDialog setUp={setUp} onClose={close} />}
        {asking === 'turn off' && <TurnOffDialog onClose={close} />}
        {asking === 'new codes' && <NewCodesDialog onClose={close} />}
      </Suspense>
    </SettingsSection>
  );
}
