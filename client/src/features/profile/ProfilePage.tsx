import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { OwnProfileDocument } from './ProfilePage.generated.ts';

// Loaded after the header, or when it is opened.
const OwnProfile = lazy(() => import('./OwnProfile.tsx'));
const ProfileForm = lazy(() => import('./ProfileForm.tsx'));

const t = texts.profile;

/** /profile: profile of the viewer in the institution of the session. Edit turns it into a form. */
export default function ProfilePage() {
  const [isEditing, setEditing] = useState(false);
  const { data, error, retry } = useScreenQuery(OwnProfileDocument, {}, t.loadFailed);
  const member = data?.viewer?.membership;
  return (
    <>
      <PageHeader
        title={t.title}
        description={t.description}
        actions={
          member &&
          !isEditing && (
            <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
              {t.edit}
            </Button>
          )
        }
      />
      {error !== undefined ? (
        <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
      ) : data && !member ? (
        <EmptyState
          title={t.noInstitution}
          hint={t.noInstitutionHint}
          action={
            <Button component={AppLink} to={paths.dashboard} variant="light" mt="xs">
              {t.back}
            </Button>
          }
        />
      ) : !member ? (
        <ProfileSkeleton />
      ) : isEditing ? (
        <Suspense fallback={<ProfileSkeleton />}>
          <ProfileForm member={member} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Suspense fallback={<ProfileSkeleton />}>
          <OwnProfile member={member} />
        </Suspense>
      )}
    </>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton h={130} radius="lg" />
      <Skeleton h={320} radius="lg" />
    </Stack>
  );
}
