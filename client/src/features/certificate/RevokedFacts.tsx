import { Text } from '@mantine/core';
import { texts } from '#texts/en';
import { formatDate } from '#texts/formatting';
import { CertificateNumber } from './CertificateNumber.tsx';
import type { OwnCertificateRow_CertificateFragment } from './Certificates.generated.ts';

const t = texts.certificates;

interface RevokedFactsProps {
  certificate: Pick<OwnCertificateRow_CertificateFragment, 'number' | 'revokedAt' | 'revocationReason'>;
}

/** Date, reason and number of a revoked certificate; the number leads to its verification. */
export function RevokedFacts({ certificate: { number, revokedAt, revocationReason } }: RevokedFactsProps) {
  return (
    <Text size="xs" component="div">
      {revokedAt && `${t.revoked} ${formatDate(revokedAt)}`}
      <br />
      {revocationReason && t.reason(revocationReason)}
      <br />
      {number && <CertificateNumber number={number} />}
    </Text>
  );
}
