import { useMutation } from '@apollo/client/react';
import { texts } from '#texts/en';
import { CodesDialog } from './CodesDialog.tsx';
import { ProofForm } from './ProofForm.tsx';
import { ReplaceRecoveryCodesDocument } from './TwoFactor.generated.ts';

const t = texts.twoFactor;

const labels = { title: t.newCodes, text: t.newCodesText, submit: t.replace, failed: t.notReplaced };

/** Replaces the recovery codes and shows the new ones. */
export default function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [replace] = useMutation(ReplaceRecoveryCodesDocument);
  return (
    <CodesDialog title={t.newCodes} onClose={onClose}>
      {(showCodes) => (
        <ProofForm
          labels={labels}
          onSubmit={async (input) => {
            const { data } = await replace({ variables: { input } });
            showCodes(data!.replaceRecoveryCodes!.recoveryCodes);
          }}
        />
      )}
    </CodesDialog>
  );
}
