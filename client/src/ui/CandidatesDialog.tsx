import { Modal } from '@mantine/core';
import { texts } from '#texts/en';
import { type Candidate, Candidates, type CandidatesProps } from './Candidates.tsx';
import { useOpened } from './useOpened.ts';

/** Texts of the dialog. */
export interface CandidatesWords {
  title: string;
  search: string;
  noMatch: string;
  failed: string;
}

interface CandidatesDialogProps<Member> extends CandidatesProps<Member> {
  words: CandidatesWords;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that finds members of the institution by name or email, with an action for each. */
export function CandidatesDialog<Member extends Candidate>({
  opened,
  onClose,
  ...props
}: CandidatesDialogProps<Member>) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={props.words.title}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <Candidates {...props} />
    </Modal>
  );
}
