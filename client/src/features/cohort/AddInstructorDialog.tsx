import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { AddTeacherDialog } from '#ui/teachers/AddTeacherDialog';
import { AddCohortInstructorDocument } from './AddInstructorDialog.generated.ts';

interface AddInstructorDialogProps {
  cohortId: string;
  /** IDs of the members who already teach the cohort. */
  teaching: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Dialog that adds members as instructors of a cohort. Its own chunk. */
export default function AddInstructorDialog({ cohortId, ...props }: AddInstructorDialogProps) {
  const [add] = useMutation(AddCohortInstructorDocument);
  return (
    <AddTeacherDialog
      words={texts.addInstructor}
      add={(memberId) => add({ variables: { cohortId, memberId } })}
      {...props}
    />
  );
}
