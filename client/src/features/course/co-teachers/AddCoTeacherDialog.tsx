import { useMutation, useQuery } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import { CandidateButton } from '#ui/CandidateButton';
import { CandidatesDialog } from '#ui/CandidatesDialog';
import { CoTeacherCandidatesDocument } from './AddCoTeacherDialog.generated.ts';
import { AddCoTeacherDocument } from './CoTeachersTab.generated.ts';

const t = texts.coTeachers.add;

interface AddCoTeacherDialogProps {
  courseId: string;
  /** IDs of the members who already teach the course. */
  teaching: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds members who may teach and adds them as co-teachers who may edit. Its own chunk. */
export default function AddCoTeacherDialog(props: AddCoTeacherDialogProps) {
  const { courseId, teaching, opened, onClose } = props;
  const [search, setSearch] = useState('');
  const [add] = useMutation(AddCoTeacherDocument);
  const { data, previousData, loading, error } = useQuery(CoTeacherCandidatesDocument, {
    variables: { search: search || null },
    skip: !opened,
    fetchPolicy: 'cache-and-network',
  });
  const found = data ?? previousData;
  return (
    <CandidatesDialog
      words={t}
      search={search}
      onSearch={setSearch}
      members={found && [...found.instructors.nodes, ...found.admins.nodes]}
      error={error}
      loading={loading}
      opened={opened}
      onClose={onClose}
    >
      {({ id: memberId, displayName: name }) =>
        teaching.includes(memberId) ? (
          <Badge color="teal">{t.already}</Badge>
        ) : (
          <CandidateButton
            label={t.short}
            fullLabel={t.label(name)}
            send={() => add({ variables: { courseId, memberId, mayEdit: true } }).then(() => t.added(name))}
            failedText={t.failed}
          />
        )
      }
    </CandidatesDialog>
  );
}
