import { useQuery } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { useState } from 'react';
import { CandidateButton } from '../CandidateButton.tsx';
import { CandidatesDialog, type CandidatesWords } from '../CandidatesDialog.tsx';
import { TeacherCandidatesDocument } from './TeacherCandidates.generated.ts';

interface AddTeacherDialogProps {
  words: CandidatesWords & {
    short: string;
    label: (name: string) => string;
    added: (name: string) => string;
    already: string;
  };
  /** IDs of the members who already teach. */
  teaching: readonly string[];
  /** Sends the mutation that adds a member. */
  add: (memberId: string) => Promise<unknown>;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds members who may teach, by name or email, and adds them as teachers. */
export function AddTeacherDialog({ words, teaching, add, opened, onClose }: AddTeacherDialogProps) {
  const [search, setSearch] = useState('');
  const { data, previousData, loading, error } = useQuery(TeacherCandidatesDocument, {
    variables: { search: search || null },
    skip: !opened,
    fetchPolicy: 'cache-and-network',
  });
  const found = data ?? previousData;
  return (
    <CandidatesDialog
      words={words}
      search={search}
      onSearch={setSearch}
      members={found && [...found.instructors.nodes, ...found.admins.nodes]}
      error={error}
      loading={loading}
      opened={opened}
      onClose={onClose}
    >
      {({ id, displayName: name }) =>
        teaching.includes(id) ? (
          <Badge color="teal">{words.already}</Badge>
        ) : (
          <CandidateButton
            label={words.short}
            fullLabel={words.label(name)}
            send={() => add(id).then(() => words.added(name))}
            failedText={words.failed}
          />
        )
      }
    </CandidatesDialog>
  );
}
