import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { texts } from '#texts/en';
import { readError } from '#lib/errors';
import { ErrorState } from '#ui/ErrorState';
import { CurriculumDocument } from './Curriculum.generated.ts';
import { CurriculumEditor } from './CurriculumEditor.tsx';

const t = texts.curriculum;

/** Tab with the outline of a course for its teachers. */
export default function CurriculumTab({ courseId }: { courseId: string }) {
  // Always from the network: a move of a cached outline would cause a conflict.
  const { data, error, refetch } = useQuery(CurriculumDocument, {
    variables: { id: courseId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  useRefetchOnReturn(refetch);
  if (data?.course) return <CurriculumEditor course={data.course} refetch={refetch} />;
  if (error)
    return (
      <ErrorState
        message={readError(error).message || t.failed}
        onRetry={() => void refetch().catch(() => null)}
      />
    );
  return (
    <Stack gap="sm" maw={860} aria-busy="true">
      <Skeleton h={52} radius="lg" />
      <Skeleton h={160} radius="lg" />
      <Skeleton h={160} radius="lg" />
    </Stack>
  );
}

/** Refetches when the browser's tab shows again: lessons are often edited in another one. */
function useRefetchOnReturn(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') void refetch().catch(() => null);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [refetch]);
}
