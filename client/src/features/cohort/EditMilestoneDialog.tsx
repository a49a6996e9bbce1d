import { useApolloClient, useMutation } from '@apollo/client/react';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { MergedFormDialog } from '#ui/MergedFormDialog';
import {
  Milestone_MilestoneFragmentDoc,
  type Milestone_MilestoneFragment,
} from './CohortMilestones.generated.ts';
import { milestoneFormRules } from './datesFormRules.ts';
import {
  AddMilestoneDocument,
  MilestoneDocument,
  UpdateMilestoneDocument,
} from './MilestoneDialog.generated.ts';
import { MilestoneFields } from './MilestoneFields.tsx';

const t = texts.milestones;

interface EditMilestoneDialogProps {
  cohortId: string;
  milestone: Milestone_MilestoneFragment;
  /** Whether the cohort no longer has the milestone. */
  isRemoved: boolean;
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  onClose: () => void;
}

/**
 * Dialog that changes a milestone. Changes that others save in the meantime are kept, and what was typed when someone else removes
 * the milestone. Its own chunk.
 */
export default function EditMilestoneDialog(props: EditMilestoneDialogProps) {
  const { cohortId, milestone, isRemoved, timeZone, onClose } = props;
  const { id } = milestone;
  const client = useApolloClient();
  const [update] = useMutation(UpdateMilestoneDocument);
  const [add] = useMutation(AddMilestoneDocument);
  const readLatest = useLatest(Milestone_MilestoneFragmentDoc, milestone);
  return (
    <MergedFormDialog
      texts={t}
      schema={milestoneFormRules}
      draftName={`milestone ${id}`}
      readLatest={readLatest}
      valuesOf={valuesOf}
      reload={() =>
        client.query({ query: MilestoneDocument, variables: { id }, fetchPolicy: 'network-only' })
      }
      onSave={({ deadline, ...input }) =>
        update({ variables: { input: { ...input, ...(deadline && { deadline: deadline.toISOString() }) } } })
      }
      lost={{
        isKnown: isRemoved,
        title: t.lost,
        text: t.lostText,
        onSave: ({ deadline, ...input }) =>
          add({ variables: { input: { cohortId, ...input, deadline: deadline.toISOString() } } }),
      }}
      onClose={onClose}
    >
      {(close, isLost) => (
        <MilestoneFields timeZone={timeZone} submitLabel={isLost ? t.add : t.save} close={close} />
      )}
    </MergedFormDialog>
  );
}

const valuesOf = ({ title, description, deadline }: Milestone_MilestoneFragment) => ({
  title,
  description,
  deadline,
});
