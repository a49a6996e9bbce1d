import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconRosetteDiscountCheck,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { LANGUAGES, type Language } from '@rules/kernel/language';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { request } from '#lib/request';
import { texts } from '#texts/en';
import { CentredPage } from '#ui/CentredPage';
import { ErrorState } from '#ui/ErrorState';
import { TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormCard } from '#ui/FormCard';
import { formatDate } from '#texts/formatting';
import { SubmitButton } from '#ui/SubmitButton';
import classes from './certificate.module.css';
import { CheckCertificateDocument, type CheckCertificateQuery } from './CheckCertificate.public.generated.ts';

const t = texts.certificateCheck;

const checkRules = async () => (await import('@rules/certificate/certificate')).checkCertificateRules;

/** /certificates and /certificates/{number}: verifies a certificate by its number, without sign-in. */
export default function CheckPage() {
  const { number } = useParams();
  return number === undefined ? <AskForNumber /> : <Answered number={number} />;
}

function AskForNumber() {
  const navigate = useNavigate();
  return (
    <FormCard title={t.title} description={t.text}>
      <Form
        schema={checkRules}
        defaultValues={{ number: '' }}
        onSubmit={async ({ number }) => navigate(paths.certificate(number))}
      >
        <Stack gap="lg">
          <TextField
            name="number"
            label={t.number}
            placeholder={t.placeholder}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <SubmitButton fullWidth>{t.submit}</SubmitButton>
        </Stack>
      </Form>
    </FormCard>
  );
}

function Answered({ number }: { number: string }) {
  const { answer, error, retry } = useCheck(number);
  return (
    <CentredPage>
      <Card className={classes.proof} padding="xl" style={stripeOf(answer)}>
        {error !== null ? (
          <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
        ) : answer === undefined ? (
          <Skeleton h={220} />
        ) : answer ? (
          <Proof proof={answer} />
        ) : (
          <Unknown />
        )}
        <Group justify="center" mt="xl">
          <Button component={AppLink} to={paths.checkCertificate} variant="light">
            {t.another}
          </Button>
        </Group>
      </Card>
    </CentredPage>
  );
}

type Certified = NonNullable<CheckCertificateQuery['checkCertificate']>;

/** Returns a stripe in the color of the institution that issued the certificate. */
const stripeOf = (proof: Certified | null | undefined) =>
  proof?.institutionColor ? { borderTop: `6px solid ${proof.institutionColor}` } : undefined;

function Proof({ proof }: { proof: Certified }) {
  const { status, grade, language, issuedAt, revokedAt, revocationReason, number, badgeUrl } = proof;
  const { institutionName, institutionLogoUrl } = proof;
  const isRevoked = status === 'REVOKED';
  const facts = [
    [texts.certificates.institution, institutionName],
    [texts.certificates.issued, formatDate(issuedAt)],
    ...(revokedAt ? [[t.revokedAt, formatDate(revokedAt)]] : []),
    ...(grade && !isRevoked ? [[texts.certificates.grade, grade]] : []),
    [t.language, LANGUAGES[language.toLowerCase() as Language]],
    [texts.certificates.number, number],
    ...(revocationReason ? [[t.reason, revocationReason]] : []),
  ];
  return (
    <Stack align="center" gap="sm" ta="center">
      {institutionLogoUrl && <img src={institutionLogoUrl} alt="" height={48} className={classes.logo} />}
      {isRevoked ? (
        <IconCircleX size={56} stroke={1.4} className={classes.revoked} aria-hidden />
      ) : (
        <IconCircleCheck size={56} stroke={1.4} className={classes.valid} aria-hidden />
      )}
      <Title order={1} size="h2">
        {isRevoked ? t.revoked : t.valid}
      </Title>
      <Text size="lg">{(isRevoked ? t.revokedText : t.certifies)(proof.studentName, proof.courseTitle)}</Text>
      <dl className={classes.proofFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {badgeUrl && (
        <>
          <Button
            component="a"
            href={badgeUrl}
            download
            variant="default"
            mt="sm"
            leftSection={<IconRosetteDiscountCheck size={18} aria-hidden />}
          >
            {t.badge}
          </Button>
          <Text size="xs" c="dimmed">
            {t.badgeHint}
          </Text>
        </>
      )}
    </Stack>
  );
}

function Unknown() {
  return (
    <Stack align="center" gap="sm" ta="center">
      <IconZoomQuestion size={56} stroke={1.4} className={classes.unknown} aria-hidden />
      <Title order={1} size="h2">
        {t.unknown}
      </Title>
      <Text c="dimmed">{t.unknownHint}</Text>
    </Stack>
  );
}

interface Answer {
  /** Number and attempt that the answer belongs to. */
  key: string;
  /** Null if no certificate has the number. */
  proof: Certified | null;
  error: unknown;
}

/** Fetches the certificate with a number; undefined while loading. */
function useCheck(number: string) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${number} ${attempt}`;
  useEffect(() => {
    const leaving = new AbortController();
    request(CheckCertificateDocument, { number }, { auth: 'none', signal: leaving.signal }).then(
      ({ checkCertificate }) => setAnswer({ key, proof: checkCertificate, error: null }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // A malformed number has no certificate either.
        const isUnknown = readError(error).code === 'INVALID';
        setAnswer({ key, proof: null, error: isUnknown ? null : error });
      },
    );
    return () => leaving.abort();
  }, [number, key]);
  const current = answer?.key === key ? answer : null;
  return {
    answer: current ? current.proof : undefined,
    error: current?.error ?? null,
    retry: () => setAttempt(attempt + 1),
  };
}
