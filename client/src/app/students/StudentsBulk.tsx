import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RemoveRestoreButtons } from '#features/member/RemoveRestoreButtons';
import { texts } from '#texts/en';
import { BulkBar } from '#ui/table/BulkBar';
import { BulkFailures } from '#ui/table/BulkFailures';
import type { Selection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import { EnrollInDialog } from './EnrollInDialog.tsx';
import { StudentsDocument, type StudentsQuery } from './Students.generated.ts';

type Student = StudentsQuery['members']['nodes'][number];

interface StudentsBulkProps {
  students: readonly Student[];
  selection: Selection;
}

/** Actions of an admin on the selected students: enroll in a cohort, remove, restore. */
export function StudentsBulk({ students, selection }: StudentsBulkProps) {
  const bulk = useBulk(selection);
  const [isEnrolling, setEnrolling] = useState(false);
  const client = useApolloClient();
  const refetch = () => client.refetchQueries({ include: [StudentsDocument] });
  const selected = students.filter(({ id }) => selection.isSelected(id));
  const active = selected
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id, displayName }) => ({ id, name: displayName }));
  return (
    <>
      <BulkFailures bulk={bulk} />
      <BulkBar selection={selection} isBusy={bulk.isRunning}>
        {active.length > 0 && (
          <Button variant="default" loading={bulk.isRunning} onClick={() => setEnrolling(true)}>
            {texts.students.enroll}
          </Button>
        )}
        <RemoveRestoreButtons bulk={bulk} members={selected} after={refetch} />
      </BulkBar>
      <EnrollInDialog
        bulk={bulk}
        items={active}
        opened={isEnrolling}
        onClose={() => setEnrolling(false)}
        after={refetch}
      />
    </>
  );
}
