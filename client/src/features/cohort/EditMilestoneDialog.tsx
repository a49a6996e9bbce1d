import { useApolloClient, useMutation } from '@apollo/client/react';
import { pickFields } from '#lib/mergeDetails';
import { notify } from '#lib/toasts';
import { useLatest } from '#lib/useLatest';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { MergeChoice } from '#ui/MergeChoice';
import { useMergedForm } from '#ui/useMergedForm';
import {
  Milestone_MilestoneFragmentDoc,
  type Milestone_MilestoneFragment,
} from './CohortMilestones.generated.ts';
import { milestoneFormRules } from './datesFormRules.ts';
import { MilestoneDocument, UpdateMilestoneDocument } from './MilestoneDialog.generated.ts';
import { MilestoneFields } from './MilestoneFields.tsx';

const t = texts.milestones;

interface EditMilestoneDialogProps {
  milestone: Milestone_MilestoneFragment;
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  onClose: () => void;
}

/** Dialog that changes a milestone. Changes that others save in the meantime are kept. Its own chunk. */
export default function EditMilestoneDialog({ milestone, timeZone, onClose }: EditMilestoneDialogProps) {
  const { id } = milestone;
  const client = useApolloClient();
  const [update] = useMutation(UpdateMilestoneDocument);
  const readMilestone = useLatest(Milestone_MilestoneFragmentDoc, milestone);
  const { round, values, draftKey, save, choice } = useMergedForm({
    draftName: `milestone ${id}`,
    readLatest: () => valuesOf(readMilestone()),
    reload: () => client.query({ query: MilestoneDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
  return (
    <FormDialog title={t.edit} onClose={onClose}>
      {(close) => (
        <>
          <MergeChoice title={t.conflict} choice={choice} />
          <Form
            key={round}
            schema={milestoneFormRules}
            defaultValues={values}
            draftKey={draftKey}
            errorText={(error) => error.message || t.notSaved}
            onSubmit={async (parsed, form) => {
              const input = { ...parsed, deadline: parsed.deadline.toISOString() };
              await save(form.getValues() as typeof values, (changed) =>
                update({
                  variables: {
                    input: { id, version: readMilestone().version, ...pickFields(input, changed) },
                  },
                }),
              );
              notify.success(t.saved);
              close();
            }}
          >
            <MilestoneFields timeZone={timeZone} submitLabel={t.save} close={close} />
          </Form>
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = ({ title, description, deadline }: Milestone_MilestoneFragment) => ({
  title,
  description,
  deadline,
});
