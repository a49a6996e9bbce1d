import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useSession } from '#lib/session';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { MemberProfileDocument } from './ProfilePage.generated.ts';

// Loaded after the header.
const ProfileContent = lazy(async () => ({ default: (await import('./ProfileContent.tsx')).ProfileContent }));

const t = texts.profile;

/** /profile/{guid}: profile of another member, as far as the viewer may read it. */
export default function MemberProfilePage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(MemberProfileDocument, { id: guid }, t.loadFailed);
  const session = useSession();
  const isStaff = session?.role === 'instructor' || session?.role === 'admin';
  const member = data?.member;
  const isGone = member === null || readError(error).code === 'NOT_FOUND';
  return (
    <>
      <PageHeader
        title={isGone ? t.notFound : (member?.displayName ?? t.title)}
        actions={
          isStaff &&
          member?.role === 'STUDENT' && (
            <Button component={AppLink} to={paths.student(member.id)} variant="default">
              {texts.studentPage.record}
            </Button>
          )
        }
      />
      {isGone ? (
        <EmptyState
          title={t.notFound}
          hint={t.notFoundHint}
          action={
            <Button component={AppLink} to={paths.dashboard} variant="light" mt="xs">
              {t.back}
            </Button>
          }
        />
      ) : member ? (
        <Suspense fallback={<Skeleton h={320} radius="lg" aria-busy="true" />}>
          <ProfileContent member={member} />
        </Suspense>
      ) : error !== undefined ? (
        <ErrorState message={readError(error).message || t.loadFailed} onRetry={retry} />
      ) : (
        <Stack gap="lg" aria-busy="true">
          <Skeleton h={130} radius="lg" />
          <Skeleton h={320} radius="lg" />
        </Stack>
      )}
    </>
  );
}
