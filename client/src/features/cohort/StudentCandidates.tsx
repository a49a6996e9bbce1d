import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { texts } from '#texts/en';
import { CandidateButton } from '#ui/CandidateButton';
import type { Candidate, CandidatesProps } from '#ui/Candidates';
import { EnrollMemberDocument, StudentCandidatesDocument } from './EnrollStudentDialog.generated.ts';

const t = texts.enrollStudent;

/** Finds students of the institution to enroll in a cohort. Returns the properties of their list. */
export function useStudentCandidates(cohortId: string, skip: boolean): CandidatesProps<Candidate> {
  const [search, setSearch] = useState('');
  const [enroll] = useMutation(EnrollMemberDocument);
  const { data, previousData, loading, error } = useQuery(StudentCandidatesDocument, {
    variables: { search: search || null },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const send = async (studentId: string, name: string) => {
    const answer = await enroll({ variables: { cohortId, studentId } });
    const status = answer.data?.enrollMember?.enrollment.status;
    if (status === 'PENDING') return t.held(name);
    return status === 'WAITLISTED' ? t.waitlisted(name) : t.enrolled(name);
  };
  return {
    words: t,
    search,
    onSearch: setSearch,
    members: (data ?? previousData)?.members.nodes,
    error,
    loading,
    children: ({ id, displayName: name }) => (
      <CandidateButton
        label={t.enroll}
        fullLabel={t.enrollOf(name)}
        send={() => send(id, name)}
        failedText={t.notEnrolled}
      />
    ),
  };
}
