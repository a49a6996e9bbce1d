import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { CandidateButton } from '#ui/CandidateButton';
import { CandidatesDialog } from '#ui/CandidatesDialog';
import { EnrollMemberDocument, StudentCandidatesDocument } from './EnrollStudentDialog.generated.ts';

const t = texts.enrollStudent;

interface EnrollStudentDialogProps {
  cohortId: string;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds students of the institution by name or email and enrolls them. Its own chunk. */
export default function EnrollStudentDialog({ cohortId, opened, onClose }: EnrollStudentDialogProps) {
  const [search, setSearch] = useState('');
  const [enroll] = useMutation(EnrollMemberDocument);
  const { data, previousData, loading, error } = useQuery(StudentCandidatesDocument, {
    variables: { search: search || null },
    skip: !opened,
    fetchPolicy: 'cache-and-network',
  });
  const send = async (studentId: string, name: string) => {
    const answer = await enroll({ variables: { cohortId, studentId } });
    const status = answer.data?.enrollMember?.enrollment.status;
    if (status === 'PENDING') return t.held(name);
    return status === 'WAITLISTED' ? t.waitlisted(name) : t.enrolled(name);
  };
  return (
    <CandidatesDialog
      words={t}
      search={search}
      onSearch={setSearch}
      members={(data ?? previousData)?.members.nodes}
      error={error}
      loading={loading}
      opened={opened}
      onClose={onClose}
    >
      {({ id, displayName: name }) => (
        <CandidateButton
          label={t.enroll}
          fullLabel={t.enrollOf(name)}
          send={() => send(id, name)}
          failedText={t.notEnrolled}
        />
      )}
    </CandidatesDialog>
  );
}
