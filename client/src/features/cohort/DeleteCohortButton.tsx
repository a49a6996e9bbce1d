import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { texts } from '#texts/en';

const DeleteCohortDialog = lazy(() => import('./DeleteCohortDialog.tsx'));

/** Button that deletes a cohort after a confirmation. */
export function DeleteCohortButton({ id, title }: { id: string; title: string }) {
  const [dialog, setDialog] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return (
    <>
      <Button variant="light" color="red" onClick={() => setDialog('open')}>
        {texts.cohortDetail.delete}
      </Button>
      {dialog !== 'never opened' && (
        <Suspense>
          <DeleteCohortDialog
            opened={dialog === 'open'}
            onClose={() => setDialog('closed')}
            id={id}
            title={title}
          />
        </Suspense>
      )}
    </>
  );
}
