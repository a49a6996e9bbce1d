import { Text } from '@mantine/core';
import { texts } from '#texts/en';
import { formatDate } from '#texts/formatting';
import { CertificateNumber } from './CertificateNumber.tsx';
import type { OwnCertificateRow_CertificateFragment } from './Certificates.generated.ts';

const t = texts.certificates;

interface IssuedFactsProps {
  certificate: Pick<OwnCertificateRow_CertificateFragment, 'number' | 'grade' | 'issuedAt'>;
}

/** Date, grade and number of an issued certificate; the number leads to its verification. */
export function IssuedFacts({ certificate: { number, grade, issuedAt } }: IssuedFactsProps) {
  return (
    <Text size="xs" component="div">
      {issuedAt && `${t.issued} ${formatDate(issuedAt)}`}
      {grade && ` · ${t.grade} ${grade}`}
      <br />
      {number && <CertificateNumber number={number} />}
    </Text>
  );
}
