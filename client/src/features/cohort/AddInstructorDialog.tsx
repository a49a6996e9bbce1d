import { useMutation, useQuery } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import {
  AddCohortInstructorDocument,
  InstructorCandidatesDocument,
} from './AddInstructorDialog.generated.ts';
import { CandidateButton } from '#ui/CandidateButton';
import { CandidatesDialog } from '#ui/CandidatesDialog';

const t = texts.addInstructor;

interface AddInstructorDialogProps {
  cohortId: string;
  /** IDs of the members who already teach the cohort. */
  teaching: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds members of the institution by name or email and adds them as instructors. Its own chunk. */
export default function AddInstructorDialog(props: AddInstructorDialogProps) {
  const { cohortId, teaching, opened, onClose } = props;
  const [search, setSearch] = useState('');
  const [add] = useMutation(AddCohortInstructorDocument);
  const { data, previousData, loading, error } = useQuery(InstructorCandidatesDocument, {
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
          <Badge color="teal">{t.alreadyTeaching}</Badge>
        ) : (
          <CandidateButton
            label={t.addShort}
            fullLabel={t.add(name)}
            send={() => add({ variables: { cohortId, memberId } }).then(() => t.added(name))}
            failedText={t.failed}
          />
        )
      }
    </CandidatesDialog>
  );
}
