import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/en';

const AddResourceDialog = lazy(() => import('./AddResourceDialog.tsx'));

const t = texts.resources;

/** Button that opens the dialog Add Resource. */
export function AddResource({ holderId }: { holderId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.add}
      </Button>
      {isOpen && (
        <Suspense>
          <AddResourceDialog holderId={holderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
