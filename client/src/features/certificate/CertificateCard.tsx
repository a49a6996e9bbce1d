import type { FragmentType } from '@apollo/client';
import { Badge, Card, Text, Title } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { formatDate } from '#texts/formatting';
import {
  CertificateCard_CertificateFragmentDoc,
  type CertificateCard_CertificateFragment,
} from './Certificates.generated.ts';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './certificate.module.css';

const t = texts.certificates;

interface CertificateCardProps {
  certificate: FragmentType<CertificateCard_CertificateFragment>;
}

/** Card of one of the viewer's certificates. */
export function CertificateCard({ certificate: ref }: CertificateCardProps) {
  const certificate = useFragmentData(CertificateCard_CertificateFragmentDoc, ref);
  const { id, courseTitle, cohortTitle, status, number, grade, issuedAt, institution } = certificate;
  return (
    <Card className={classes.card} padding={0}>
      <div className={classes.band} data-pending={status === 'PENDING' || undefined}>
        <IconAward size={44} stroke={1.3} aria-hidden />
        <Badge variant="white" color="dark">
          {t.statuses[status]}
        </Badge>
      </div>
      <div className={classes.body}>
        <div>
          <Title order={2} size="h3">
            {courseTitle}
          </Title>
          <Text size="xs" c="dimmed" mt={4}>
            {cohortTitle} · {institution.name}
          </Text>
        </div>
        <dl className={classes.facts}>
          {grade && <Fact name={t.grade}>{grade}</Fact>}
          {issuedAt && <Fact name={t.issued}>{formatDate(issuedAt)}</Fact>}
          {number && (
            <Fact name={t.number}>
              <AppLink to={paths.certificate(number)} className={classes.number} title={t.verificationLink}>
                {number}
              </AppLink>
            </Fact>
          )}
        </dl>
        {certificate.viewerCan.download ? (
          <DownloadButton id={id} label={t.downloadNamed(courseTitle)} fullWidth />
        ) : (
          <Text size="xs" c="dimmed">
            {t.pendingHint}
          </Text>
        )}
      </div>
    </Card>
  );
}
