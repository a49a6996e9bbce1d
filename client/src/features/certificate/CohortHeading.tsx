import { useMutation } from '@apollo/client/react';
import { Button, Group, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { notify } from '#lib/toasts';
import { evictCertificates } from './certificateCache.ts';
import { IssueCertificatesDocument } from './Certificates.generated.ts';
import classes from './certificate.module.css';

const t = texts.certificates;

interface CohortHeadingProps {
  /** Null for a deleted cohort. */
  id: string | null;
  title: string;
  /** Whether its certificates below are pending. */
  canIssue: boolean;
}

/** Heading of a cohort's certificates, with a button that issues all of them. */
export function CohortHeading({ id, title, canIssue }: CohortHeadingProps) {
  const [isAsking, setAsking] = useState(false);
  const [issue] = useMutation(IssueCertificatesDocument, { update: evictCertificates });
  const confirm = async () => {
    try {
      const { data } = await issue({ variables: { cohortId: id! } });
      notify.success(t.issuedAll(texts.counts.certificates(data!.issueCertificates!.issuedCount)));
    } catch (error) {
      notify.error(readError(error).message || t.issueFailed);
      throw error;
    }
  };
  return (
    <Group justify="space-between" gap="sm" className={classes.cohort ?? ''}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {id && canIssue && (
        <>
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            aria-label={t.issueAllNamed(title)}
            onClick={() => setAsking(true)}
          >
            {t.issueAll}
          </Button>
          <ConfirmDialog
            opened={isAsking}
            onClose={() => setAsking(false)}
            title={t.issueAllTitle}
            confirmLabel={t.issueAll}
            onConfirm={confirm}
          >
            {t.issueAllText(title)}
          </ConfirmDialog>
        </>
      )}
    </Group>
  );
}
