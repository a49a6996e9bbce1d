import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { PublishCohortDocument } from './PublishCohortButton.generated.ts';

const t = texts.cohortForm;

/** Button that publishes the draft of a cohort. Its own chunk. */
export default function PublishCohortButton({ id }: { id: string }) {
  const [publish, { loading }] = useMutation(PublishCohortDocument, {
    variables: { id },
    update: (cache) => void cache.evict({ fieldName: 'cohorts' }),
    onCompleted: () => notify.success(t.published),
    onError: (error) => notify.error(readError(error).message || t.publishFailed),
  });
  return (
    <Button loading={loading} onClick={() => void publish()}>
      {t.publish}
    </Button>
  );
}
