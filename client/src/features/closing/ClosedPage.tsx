import { useMutation } from '@apollo/client/react';
import { Anchor, Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readError } from '#lib/errors';
import { getHostNamespace } from '#lib/hostNamespace';
import { readOrigin } from '#lib/origin';
import { refreshSession, signOut, useSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { formatDate } from '#texts/formatting';
import { ErrorState } from '#ui/ErrorState';
import { FormCard } from '#ui/FormCard';
import { OtherInstitutions } from '#ui/OtherInstitutions';
import { CancelInstitutionClosingDocument, ClosedInstitutionDocument } from './Closing.generated.ts';
import classes from './closing.module.css';
import { InstitutionExportPanel } from './InstitutionExportPanel.tsx';

const t = texts.closedInstitution;

const DAY = 86_400_000;

/** /closing: screen of an institution that its owner closed, with its date, Reopen and the export. */
export default function ClosedPage() {
  const session = useSession();
  const { state } = useLocation();
  const { data, error, retry } = useScreenQuery(ClosedInstitutionDocument, {}, null, 0);
  if (session === null) return null; // the layout leads visitors to /login
  if (!session.isClosing) return <Navigate to={readOrigin(state)} replace />;
  const closing = data?.institutionClosing;
  if (!closing)
    return (
      <FormCard title={texts.institutionSettings.danger} width={560}>
        {error ? (
          <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
        ) : (
          <Skeleton h={280} radius="md" />
        )}
      </FormCard>
    );
  const { institutionId, name, closingAt } = closing;
  const others = (data?.viewer?.memberships ?? [])
    .map(({ institution }) => institution)
    .filter(({ id, isSuspended }) => id !== institutionId && !isSuspended);
  return (
    <FormCard
      title={t.title(name)}
      width={560}
      description={
        <>
          <Text>{t.text(formatDate(closingAt))}</Text>
          <Badge color="red" mt="sm">
            {t.daysLeft(daysUntil(closingAt))}
          </Badge>
        </>
      }
    >
      <Stack gap="xl">
        <ReopenButton name={name} />
        <section className={classes.part} aria-labelledby="export">
          <Title order={2} size="h3" id="export">
            {texts.institutionExport.title}
          </Title>
          <Text c="dimmed" size="xs" mt={4} mb="lg">
            {texts.institutionExport.description}
          </Text>
          <InstitutionExportPanel isSecondary />
        </section>
        {getHostNamespace() === null && others.length > 0 && <OtherInstitutions institutions={others} />}
        <Anchor component="button" type="button" size="sm" onClick={signOut}>
          {texts.profileMenu.signOut}
        </Anchor>
      </Stack>
    </FormCard>
  );
}

const daysUntil = (moment: string) => Math.max(0, Math.ceil((new Date(moment).getTime() - Date.now()) / DAY));

function ReopenButton({ name }: { name: string }) {
  const [reopen] = useMutation(CancelInstitutionClosingDocument);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await reopen();
      notify.success(t.reopened(name));
      await refreshSession(); // the screen is left with it
    } catch (failure) {
      notify.error(readError(failure).message || t.notReopened);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      fullWidth
      leftSection={<IconLockOpen size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void run()}
    >
      {t.reopen}
    </Button>
  );
}
