import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RemoveMemberDocument, RestoreMemberDocument } from '#features/member/Members.generated';
import { texts } from '#texts/en';
import { BulkBar } from '#ui/table/BulkBar';
import { BulkButton } from '#ui/table/BulkButton';
import { BulkFailures } from '#ui/table/BulkFailures';
import type { Selection } from '#ui/table/Selection';
import { useBulk } from '#ui/table/useBulk';
import { EnrollInDialog } from './EnrollInDialog.tsx';
import { StudentsDocument, type StudentsQuery } from './Students.generated.ts';

const t = texts.members;

type Student = StudentsQuery['members']['nodes'][number];

interface StudentsBulkProps {
  students: readonly Student[];
  selection: Selection;
}

/** Actions of an admin on the selected students: enroll in a cohort, remove, restore. */
export function StudentsBulk({ students, selection }: StudentsBulkProps) {
  const bulk = useBulk(selection);
  const [isEnrolling, setEnrolling] = useState(false);
  const [remove] = useMutation(RemoveMemberDocument);
  const [restore, { client }] = useMutation(RestoreMemberDocument);
  const refetch = () => client.refetchQueries({ include: [StudentsDocument] });
  const itemsOf = (isAllowed: (student: Student) => boolean) =>
    students
      .filter((student) => selection.isSelected(student.id) && isAllowed(student))
      .map(({ id, displayName }) => ({ id, name: displayName }));
  const active = itemsOf(({ status }) => status === 'ACTIVE');
  const removable = itemsOf(({ viewerCan }) => viewerCan.remove);
  const restorable = itemsOf(({ viewerCan }) => viewerCan.restore);
  return (
    <>
      <BulkFailures bulk={bulk} />
      <BulkBar selection={selection} isBusy={bulk.isRunning}>
        {active.length > 0 && (
          <Button variant="default" loading={bulk.isRunning} onClick={() => setEnrolling(true)}>
            {texts.students.enroll}
          </Button>
        )}
        {removable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.remove}
            confirm={{ title: t.removeTitle, text: t.removeManyText(removable.length) }}
            isLoss
            items={removable}
            act={(id) => remove({ variables: { id } })}
            after={refetch}
            done={t.removedMany}
          />
        )}
        {restorable.length > 0 && (
          <BulkButton
            bulk={bulk}
            label={t.restore}
            items={restorable}
            act={(id) => restore({ variables: { id } })}
            after={refetch}
            done={t.restoredMany}
          />
        )}
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
