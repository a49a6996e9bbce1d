import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { PageHeader } from '#ui/PageHeader';
import { PeopleScreenDocument } from './PeopleScreen.generated.ts';

interface PeopleScreenProps {
  title: string;
  description: string;
  /** Button for those who manage the institution. */
  adminAction: ReactNode;
  children: ReactNode;
}

/** Screen with a list of people, which loads after its header. */
export function PeopleScreen({ title, description, adminAction, children }: PeopleScreenProps) {
  const { data } = useQuery(PeopleScreenDocument);
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={data?.viewer?.viewerCan.manageInstitution && adminAction}
      />
      <Suspense
        fallback={
          <Stack gap="md" aria-busy="true">
            <Skeleton h={36} radius="md" />
            <Skeleton h={320} radius="lg" />
          </Stack>
        }
      >
        {children}
      </Suspense>
    </>
  );
}
