import { texts } from '#texts/en';
import { CandidatesDialog } from '#ui/CandidatesDialog';
import { useStudentCandidates } from './StudentCandidates.tsx';

interface EnrollStudentDialogProps {
  cohortId: string;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds students of the institution by name or email and enrolls them. Its own chunk. */
export default function EnrollStudentDialog({ cohortId, opened, onClose }: EnrollStudentDialogProps) {
  const candidates = useStudentCandidates(cohortId, !opened);
  return <CandidatesDialog {...candidates} words={texts.enrollStudent} opened={opened} onClose={onClose} />;
}
