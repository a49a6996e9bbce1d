import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { BulkBar } from '#ui/table/BulkBar';
import { BulkButton } from '#ui/table/BulkButton';
import { BulkFailures } from '#ui/table/BulkFailures';
import type { Selection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import { CancelMemberEnrollmentDocument } from './CancelSeatButton.generated.ts';
import { DeclineEnrollmentDocument } from './DeclineButton.generated.ts';
import { MarkEnrollmentPaidDocument } from './MarkPaidButton.generated.ts';

const t = texts.cohortStudents;

interface Enrollment {
  id: string;
  student: { displayName: string };
  viewerCan: { markPaid: boolean; decline: boolean; cancel: boolean };
}

interface CohortStudentsBulkProps {
  enrollments: readonly Enrollment[];
  selection: Selection;
}

/** Actions on the selected students: record payments, decline held seats and places, cancel enrollments. */
export function CohortStudentsBulk({ enrollments, selection }: CohortStudentsBulkProps) {
  const bulk = useBulk(selection);
  const [markPaid] = useMutation(MarkEnrollmentPaidDocument);
  const [decline] = useMutation(DeclineEnrollmentDocument);
  const [cancel] = useMutation(CancelMemberEnrollmentDocument);
  const selected = enrollments.filter(({ id }) => selection.isSelected(id));
  const itemsOf = (isAllowed: (can: Enrollment['viewerCan']) => boolean) =>
    selected
      .filter(({ viewerCan }) => isAllowed(viewerCan))
      .map(({ id, student }) => ({ id, name: student.displayName }));
  const payable = itemsOf((can) => can.markPaid);
  const declinable = itemsOf((can) => can.decline);
  const cancellable = itemsOf((can) => can.cancel && !can.decline);
  return (
    <>
      <BulkFailures bulk={bulk} />
      <BulkBar selection={selection} isBusy={bulk.isRunning}>
        {payable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.markPaid}
            confirm={{ title: t.markPaid, text: t.aboutPaidMany(payable.length) }}
            items={payable}
            act={(id) => markPaid({ variables: { id } })}
            done={t.paidMany}
          />
        )}
        {declinable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.decline}
            confirm={{ title: t.declineTitle, text: t.aboutDeclinedMany(declinable.length) }}
            isLoss
            items={declinable}
            act={(id) => decline({ variables: { id } })}
            done={t.declinedMany}
          />
        )}
        {cancellable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.cancelSeat}
            confirm={{ title: t.cancelSeatTitle, text: t.aboutCancelledMany(cancellable.length) }}
            isLoss
            items={cancellable}
            act={(id) => cancel({ variables: { id } })}
            done={t.cancelledMany}
          />
        )}
      </BulkBar>
    </>
  );
}
