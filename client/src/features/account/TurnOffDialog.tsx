import { useMutation } from '@apollo/client/react';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { FormDialog } from '#ui/FormDialog';
import { ProofForm } from './ProofForm.tsx';
import { DisableTwoFactorDocument } from './TwoFactor.generated.ts';

const t = texts.twoFactor;

const labels = { title: t.turnOffTitle, text: t.turnOffText, submit: t.turnOff, failed: t.notOff };

/** Turns two-factor authentication off. */
export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [disable] = useMutation(DisableTwoFactorDocument);
  return (
    <FormDialog title={t.turnOffTitle} onClose={onClose}>
      {(close) => (
        <ProofForm
          labels={labels}
          onSubmit={async (input) => {
            await disable({ variables: { input } });
            notify.success(t.turnedOff);
            close();
          }}
        />
      )}
    </FormDialog>
  );
}
