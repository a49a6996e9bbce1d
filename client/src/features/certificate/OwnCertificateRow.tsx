import type { FragmentType } from '@apollo/client';
import { Badge, Group, Text, Title } from '@mantine/core';
import { IconAward, IconAwardOff } from '@tabler/icons-react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  OwnCertificateRow_CertificateFragmentDoc,
  type OwnCertificateRow_CertificateFragment,
} from './Certificates.generated.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { IssuedFacts } from './IssuedFacts.tsx';
import { RevokedFacts } from './RevokedFacts.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import classes from './certificate.module.css';

const t = texts.certificates;

interface OwnCertificateRowProps {
  certificate: FragmentType<OwnCertificateRow_CertificateFragment>;
}

/** Row of one of the viewer's certificates. */
export function OwnCertificateRow({ certificate: ref }: OwnCertificateRowProps) {
  const certificate = useFragmentData(OwnCertificateRow_CertificateFragmentDoc, ref);
  const { id, courseTitle, cohortTitle, status, institution, viewerCan } = certificate;
  return (
    <div className={classes.row}>
      <div className={classes.award} data-pending={status !== 'ISSUED' || undefined}>
        {status === 'REVOKED' ? (
          <IconAwardOff size={22} stroke={1.5} aria-hidden />
        ) : (
          <IconAward size={22} stroke={1.5} aria-hidden />
        )}
      </div>
      <div className={classes.who}>
        <Group gap={8}>
          <Title order={2} size="sm">
            {courseTitle}
          </Title>
          <Badge {...(status === 'REVOKED' && { color: 'red' })}>{t.statuses[status]}</Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {cohortTitle} · {institution.name}
        </Text>
      </div>
      <div className={classes.state}>
        {status === 'ISSUED' ? (
          <IssuedFacts certificate={certificate} />
        ) : status === 'REVOKED' ? (
          <RevokedFacts certificate={certificate} />
        ) : (
          <Text size="xs" c="dimmed">
            {t.pendingHint}
          </Text>
        )}
      </div>
      {viewerCan.download && (
        <Group gap="sm">
          <DownloadButton id={id} label={t.downloadNamed(courseTitle)} variant="default" />
          <ShareMenu certificate={certificate} />
        </Group>
      )}
    </div>
  );
}
