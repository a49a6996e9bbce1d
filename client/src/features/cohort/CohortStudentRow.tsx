import type { FragmentType } from '@apollo/client';
import { Group } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { EnrollmentBadge } from '#ui/EnrollmentBadge';
import { PersonName } from '#ui/PersonName';
import { Cell } from '#ui/table/DataTable';
import { SelectRow, type Selection } from '#ui/table/Selection';
import { When } from '#ui/When';
import {
  CohortStudentRow_EnrollmentFragmentDoc,
  type CohortStudentRow_EnrollmentFragment,
} from './CohortStudentRow.generated.ts';
import { formatStanding, hasProgress } from './formatStanding.ts';
import SeatActions from './SeatActions.tsx';
import { StudentMenu } from './StudentMenu.tsx';

const t = texts.cohortStudents;

export type StudentRef = FragmentType<CohortStudentRow_EnrollmentFragment> & { id: string };

interface CohortStudentRowProps {
  enrollment: StudentRef;
  cohortTitle: string;
  selection: Selection;
}

/** Student of a cohort: name, status, progress and amount due, with the actions of the viewer. */
export function CohortStudentRow({ enrollment: ref, cohortTitle, selection }: CohortStudentRowProps) {
  const enrollment = useFragmentData(CohortStudentRow_EnrollmentFragmentDoc, ref);
  const { id, student, status, enrolledAt, viewerCan } = enrollment;
  const { displayName, email, avatarUrl } = student;
  const can = { move: viewerCan.move, cancel: viewerCan.cancel && !viewerCan.decline };
  return (
    <tr>
      {selection.all.includes(id) && <SelectRow selection={selection} id={id} name={displayName} />}
      {!selection.all.includes(id) && selection.all.length > 0 && <Cell />}
      <Cell isName>
        <PersonName name={displayName} detail={email} avatarUrl={avatarUrl} memberId={student.id} />
      </Cell>
      <Cell of={t.enrolled}>
        <When at={enrolledAt} />
      </Cell>
      <Cell isNumber {...(hasProgress(enrollment) && { of: t.progress })}>
        {formatStanding(enrollment)}
      </Cell>
      <Cell>
        <EnrollmentBadge status={status} />
      </Cell>
      <Cell isNumber>
        <Group gap="xs" justify="flex-end">
          <SeatActions enrollment={enrollment} />
          {(can.move || can.cancel) && (
            <StudentMenu enrollment={enrollment} cohortTitle={cohortTitle} can={can} />
          )}
        </Group>
      </Cell>
    </tr>
  );
}
