import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Anchor, Group, Text } from '@mantine/core';
import { CancelSeatButton } from '#features/cohort/CancelSeatButton';
import { formatStanding } from '#features/cohort/formatStanding';
import { MoveButton } from '#features/cohort/MoveButton';
import SeatActions from '#features/cohort/SeatActions';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatMoney } from '#texts/formatting';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { SelectRow, type Selection } from '#ui/table/Selection';
import { When } from '#ui/When';
import {
  EnrollmentRow_EnrollmentFragmentDoc,
  EnrollmentsDocument,
  StudentEnrollmentsDocument,
  type EnrollmentRow_EnrollmentFragment,
} from './Enrollments.generated.ts';

const t = texts.enrollments;

interface EnrollmentRowProps {
  enrollment: FragmentType<EnrollmentRow_EnrollmentFragment> & { id: string };
  selection: Selection;
  /** Whether the row names its student, as in a list of several. */
  hasStudent?: boolean;
}

/** Enrollment with its cohort, standing and payment, the student's latest visit, and the actions of the viewer. */
export function EnrollmentRow({ enrollment: ref, selection, hasStudent = false }: EnrollmentRowProps) {
  const enrollment = useFragmentData(EnrollmentRow_EnrollmentFragmentDoc, ref);
  const { id, student, cohort, status, enrolledAt, viewerCan, movedFrom } = enrollment;
  const client = useApolloClient();
  const list = hasStudent ? EnrollmentsDocument : StudentEnrollmentsDocument;
  const refetch = () => client.refetchQueries({ include: [list] });
  const isSelectable = selection.all.includes(id);
  const selectName = hasStudent ? student.displayName : cohort.title;
  const title = (
    <>
      <Anchor component={AppLink} to={paths.cohort(cohort.id)} fw={500}>
        {cohort.title}
      </Anchor>
      {movedFrom && (
        <Text size="xs" c="dimmed" fw={400}>
          {t.movedFrom(movedFrom.cohort.title)}
        </Text>
      )}
    </>
  );
  return (
    <tr>
      {isSelectable && <SelectRow selection={selection} id={id} name={selectName} />}
      {!isSelectable && selection.all.length > 0 && <Cell />}
      {hasStudent && (
        <Cell isName>
          <PersonName name={student.displayName} avatarUrl={student.avatarUrl} to={paths.student(student.id)}>
            {student.lastSeenAt && (
              <>
                {texts.students.lastSeen} <When at={student.lastSeenAt} as="ago" />
              </>
            )}
          </PersonName>
        </Cell>
      )}
      <Cell isName={!hasStudent}>{title}</Cell>
      <Cell of={texts.cohortStudents.enrolled}>
        <When at={enrolledAt} />
      </Cell>
      <Cell {...(status !== 'WAITLISTED' && { of: texts.cohortStudents.progress })}>
        {status === 'PENDING' ? null : formatStanding(enrollment)}
      </Cell>
      <Cell of={t.payment}>{formatPayment(enrollment)}</Cell>
      <Cell>
        <EnrollmentBadge status={status} />
      </Cell>
      <Cell isNumber>
        <Group gap="xs" justify="flex-end">
          <SeatActions enrollment={enrollment} />
          {viewerCan.move && <MoveButton enrollment={enrollment} onMoved={refetch} />}
          {viewerCan.cancel && !viewerCan.decline && (
            <CancelSeatButton enrollment={enrollment} cohortTitle={cohort.title} />
          )}
        </Group>
      </Cell>
    </tr>
  );
}

/** Returns what was paid or is due; null for places without a payment. */
function formatPayment({ status, price }: EnrollmentRow_EnrollmentFragment): string | null {
  if (status === 'PENDING') return t.due(formatMoney(price));
  if (status !== 'ACTIVE' && status !== 'COMPLETED') return null;
  return price.amount === 0 ? t.free : t.paid(formatMoney(price));
}
