import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { AddTeacherDialog } from '#ui/teachers/AddTeacherDialog';
import { AddCoTeacherDocument } from './CoTeachersTab.generated.ts';

interface AddCoTeacherDialogProps {
  courseId: string;
  /** IDs of the members who already teach the course. */
  teaching: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Dialog that adds members as co-teachers who may edit. Its own chunk. */
export default function AddCoTeacherDialog({ courseId, ...props }: AddCoTeacherDialogProps) {
  const [add] = useMutation(AddCoTeacherDocument);
  return (
    <AddTeacherDialog
      words={texts.coTeachers.add}
      add={(memberId) => add({ variables: { courseId, memberId, mayEdit: true } })}
      {...props}
    />
  );
}
