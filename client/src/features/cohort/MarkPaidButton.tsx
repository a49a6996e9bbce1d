import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { IconCash } from '@tabler/icons-react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';
import { ConfirmedAction } from '#ui/ConfirmedAction';
import {
  MarkEnrollmentPaidDocument,
  MarkPaidButton_EnrollmentFragmentDoc,
  type MarkPaidButton_EnrollmentFragment,
} from './MarkPaidButton.generated.ts';

const t = texts.cohortStudents;

interface MarkPaidButtonProps {
  enrollment: FragmentType<MarkPaidButton_EnrollmentFragment>;
  cohortTitle: string;
}

/** Button that records the payment of a held seat. */
export function MarkPaidButton({ enrollment: ref, cohortTitle }: MarkPaidButtonProps) {
  const { id, price, student } = useFragmentData(MarkPaidButton_EnrollmentFragmentDoc, ref);
  const [send] = useMutation(MarkEnrollmentPaidDocument, { variables: { id } });
  const name = student.displayName;
  return (
    <ConfirmedAction
      label={t.markPaid}
      fullLabel={t.markPaidOf(name)}
      dialogTitle={t.markPaid}
      variant="light"
      icon={<IconCash size={16} aria-hidden />}
      send={send}
      doneText={t.paid(name)}
      failedText={t.notPaid}
    >
      {t.aboutPaid(name, formatMoney(price), cohortTitle)}
    </ConfirmedAction>
  );
}
