import type { FragmentType } from '@apollo/client';
import { Avatar, Button, Text } from '@mantine/core';
import { IconAward, IconAwardOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ItemsMenu } from '#ui/ItemsMenu';
import { ProgressBar } from '#ui/ProgressBar';
import {
  CertificateRow_CertificateFragmentDoc,
  type CertificateRow_CertificateFragment,
} from './Certificates.generated.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { IssuedFacts } from './IssuedFacts.tsx';
import { RevokedFacts } from './RevokedFacts.tsx';
import classes from './certificate.module.css';

const IssueDialog = lazy(() => import('./IssueDialog.tsx'));
const RevokeDialog = lazy(() => import('./RevokeDialog.tsx'));

const t = texts.certificates;

interface CertificateRowProps {
  certificate: FragmentType<CertificateRow_CertificateFragment>;
}

/** Row of a certificate for its teacher: student and progress with the Issue button, or the issued certificate. */
export function CertificateRow({ certificate: ref }: CertificateRowProps) {
  const certificate = useFragmentData(CertificateRow_CertificateFragmentDoc, ref);
  const { id, studentName, courseTitle, status, viewerCan } = certificate;
  return (
    <div className={classes.row}>
      <Avatar name={studentName} color="initials" alt="" />
      <div className={classes.who}>
        <Text fw={600}>{studentName}</Text>
        <Text size="xs" c="dimmed">
          {courseTitle}
        </Text>
      </div>
      <div className={classes.state}>
        {status === 'ISSUED' ? (
          <IssuedFacts certificate={certificate} />
        ) : status === 'REVOKED' ? (
          <RevokedFacts certificate={certificate} />
        ) : (
          <Progress certificate={certificate} />
        )}
      </div>
      {viewerCan.issue && <IssueButton certificate={certificate} />}
      {viewerCan.download && <DownloadButton id={id} label={t.downloadOf(studentName, courseTitle)} />}
      {viewerCan.revoke && <RevokeMenu certificate={certificate} />}
    </div>
  );
}

interface PartProps {
  certificate: CertificateRow_CertificateFragment;
}

function Progress({ certificate: { progress } }: PartProps) {
  return (
    <>
      <Text size="xs" mb={6}>
        {t.progressOf(progress)}
      </Text>
      <ProgressBar value={progress} label={t.progressOf(progress)} />
    </>
  );
}

function IssueButton({ certificate }: PartProps) {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { studentName, courseTitle, status } = certificate;
  const isAgain = status === 'REVOKED';
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAward size={18} aria-hidden />}
        aria-label={(isAgain ? t.issueAgainNamed : t.issueNamed)(studentName, courseTitle)}
        onClick={() => setDialog('open')}
      >
        {isAgain ? t.issueAgain : t.issue}
      </Button>
      {dialog !== 'never opened' && (
        <Suspense>
          <IssueDialog
            certificate={certificate}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

function RevokeMenu({ certificate }: PartProps) {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { studentName, courseTitle } = certificate;
  return (
    <>
      <ItemsMenu
        label={t.actionsOf(studentName, courseTitle)}
        items={[{ label: texts.revokeCertificate.action, icon: IconAwardOff, act: () => setDialog('open') }]}
      />
      {dialog !== 'never opened' && (
        <Suspense>
          <RevokeDialog
            certificate={certificate}
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
