import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { EARLIEST_CHECK_IN, MAX_CHECK_IN_MINUTES, TOO_EARLY } from '@rules/attendance/attendance';
import * as z from 'zod/mini';
import { readError } from '#lib/errors';
import { useNow } from '#lib/joining';
import { notify } from '#lib/toasts';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';
import { formatTime } from '#texts/formatting';
import { CopyButton } from '#ui/CopyButton';
import { SelectField } from '#ui/fields';
import { Form } from '#ui/Form';
import { SubmitButton } from '#ui/SubmitButton';
import { CloseCheckInDocument, OpenCheckInDocument } from './AttendancePage.generated.ts';
import type { Session } from './useMarks.ts';
import classes from './attendance.module.css';

const t = texts.checkIn;

const rules = z.object({ minutes: z.string(), lateAfter: z.string() });

const minutes = [5, 10, 15, 30, 60, 120, MAX_CHECK_IN_MINUTES].map((value) => ({
  value: String(value),
  label: t.minutesOf(value),
}));

const lateness = [
  { value: '', label: t.never },
  { value: '0', label: t.atStart },
  ...[5, 10, 15, 30].map((value) => ({ value: String(value), label: t.afterStart(value) })),
];

/** Check-in of a session: its code in large figures while it is open, otherwise a form that opens it when it may. Its own chunk. */
export default function CheckInPanel({ session }: { session: Session }) {
  const now = useNow();
  const { checkInCode, checkInClosesAt } = session;
  const isEarly = Date.parse(session.date) - EARLIEST_CHECK_IN * 60_000 > now;
  const isOpen = checkInCode !== null && checkInClosesAt !== null && Date.parse(checkInClosesAt) > now;
  return (
    <Card component="section" aria-label={t.title}>
      <Title order={2} size="h3" mb={4}>
        {t.title}
      </Title>
      {isOpen ? (
        <OpenCheckIn id={session.id} code={checkInCode} closesAt={checkInClosesAt} />
      ) : isEarly ? (
        <Text c="dimmed">{ruleText(TOO_EARLY)}</Text>
      ) : (
        <OpeningForm id={session.id} />
      )}
    </Card>
  );
}

function OpenCheckIn({ id, code, closesAt }: { id: string; code: string; closesAt: string }) {
  const [close, { loading }] = useMutation(CloseCheckInDocument);
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <div role="status">
        <VisuallyHidden>{`${t.code} ${code.split('').join(' ')}`}</VisuallyHidden>
        <Text className={classes.code ?? ''} aria-hidden>
          {code}
        </Text>
        <Text c="dimmed">
          <time dateTime={closesAt}>{t.closesAt(formatTime(closesAt))}</time>
        </Text>
      </div>
      <Group gap="sm">
        <CopyButton value={code} label={texts.common.copy} />
        <Button
          variant="default"
          loading={loading}
          onClick={() =>
            void close({ variables: { id } }).then(
              () => notify.success(t.closed),
              (error: unknown) => notify.error(readError(error).message || t.notChanged),
            )
          }
        >
          {t.close}
        </Button>
      </Group>
    </Group>
  );
}

function OpeningForm({ id }: { id: string }) {
  const [open] = useMutation(OpenCheckInDocument);
  return (
    <Form
      schema={rules}
      defaultValues={{ minutes: '15', lateAfter: '' }}
      label={t.open}
      errorText={(error) => error.message || t.notChanged}
      onSubmit={async (values) => {
        const lateAfterMinutes = values.lateAfter === '' ? null : Number(values.lateAfter);
        await open({ variables: { input: { id, minutes: Number(values.minutes), lateAfterMinutes } } });
      }}
    >
      <Text c="dimmed" mb="md">
        {t.hint}
      </Text>
      <Group align="flex-end" gap="md">
        <SelectField name="minutes" label={t.minutes} data={minutes} />
        <SelectField name="lateAfter" label={t.lateAfter} data={lateness} />
        <SubmitButton variant="default">{t.open}</SubmitButton>
      </Group>
    </Form>
  );
}
