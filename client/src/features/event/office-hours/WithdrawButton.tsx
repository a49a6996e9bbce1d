import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { ConfirmDialog } from '#ui/ConfirmDialog';
import { DeleteAvailabilityDocument } from './OfficeHours.generated.ts';

const t = texts.officeHours;

/** Stops offering office hours, after a question. */
export function WithdrawButton({ id, label }: { id: string; label: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useMutation(DeleteAvailabilityDocument, {
    variables: { id },
    update: (cache) => {
      cache.evict({ fieldName: 'availabilities' });
    },
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={label}
        onClick={() => setAsking(true)}
      >
        {t.withdraw}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        destructive
        onConfirm={async () => {
          await withdraw();
          notify.success(t.withdrawn);
        }}
      >
        {t.withdrawHint}
      </ConfirmDialog>
    </>
  );
}
