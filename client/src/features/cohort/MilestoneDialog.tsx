import { useMutation } from '@apollo/client/react';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { milestoneFormRules } from './datesFormRules.ts';
import { AddMilestoneDocument } from './MilestoneDialog.generated.ts';
import { MilestoneFields } from './MilestoneFields.tsx';

const t = texts.milestones;

interface MilestoneDialogProps {
  cohortId: string;
  /** Time zone of the cohort's dates (IANA name). */
  timeZone: string;
  onClose: () => void;
}

/** Dialog that adds a milestone. Its own chunk. */
export default function MilestoneDialog({ cohortId, timeZone, onClose }: MilestoneDialogProps) {
  const [add] = useMutation(AddMilestoneDocument);
  return (
    <FormDialog title={t.add} onClose={onClose}>
      {(close) => (
        <Form
          schema={milestoneFormRules}
          defaultValues={{ title: '', description: '', deadline: '' }}
          draftKey={`new-milestone ${cohortId}`}
          errorText={(error) => error.message || t.notSaved}
          onSubmit={async (values) => {
            const input = { cohortId, ...values, deadline: values.deadline.toISOString() };
            await add({ variables: { input } });
            notify.success(t.added(values.title));
            close();
          }}
        >
          <MilestoneFields timeZone={timeZone} submitLabel={t.add} close={close} />
        </Form>
      )}
    </FormDialog>
  );
}
