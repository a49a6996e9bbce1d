import { Avatar, Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { StudentFacts } from './StudentFacts.tsx';
import { StudentDocument, type StudentQuery } from './StudentPage.generated.ts';

// Loaded after the header.
const StudentRecords = lazy(() => import('./StudentRecords.tsx'));
const EnrollButton = lazy(() => import('./EnrollButton.tsx'));

const t = texts.studentPage;

/** /students/{id}: all records of a student that the viewer reads. */
export default function StudentPage() {
  const { guid = '' } = useParams();
  const { data, error, retry } = useScreenQuery(StudentDocument, { id: guid }, t.failed);
  const member = data?.member;
  const isGone = member === null || readError(error).code === 'NOT_FOUND';
  return (
    <>
      <PageHeader
        title={isGone ? t.notFound : (member?.displayName ?? texts.students.title)}
        actions={member && <Actions member={member} isAdmin={data.viewer?.viewerCan.manageInstitution} />}
      />
      {isGone ? (
        <EmptyState
          title={t.notFound}
          hint={t.notFoundHint}
          action={
            <Button component={AppLink} to={paths.students} variant="light" mt="xs">
              {t.back}
            </Button>
          }
        />
      ) : member ? (
        <Stack gap="lg">
          <Header member={member} />
          <Suspense fallback={<Skeleton h={240} radius="lg" aria-busy="true" />}>
            <StudentRecords id={guid} />
          </Suspense>
        </Stack>
      ) : error !== undefined ? (
        <ErrorState message={readError(error).message || t.failed} onRetry={retry} />
      ) : (
        <Stack gap="lg" aria-busy="true">
          <Skeleton h={140} radius="lg" />
          <Skeleton h={240} radius="lg" />
        </Stack>
      )}
    </>
  );
}

type Member = NonNullable<StudentQuery['member']>;

function Actions({ member, isAdmin = false }: { member: Member; isAdmin: boolean | undefined }) {
  const { id, displayName, role, status } = member;
  return (
    <>
      <Button component={AppLink} to={paths.memberProfile(id)} variant="default">
        {t.profile}
      </Button>
      {isAdmin && role === 'STUDENT' && status === 'ACTIVE' && (
        <Suspense>
          <EnrollButton id={id} name={displayName} />
        </Suspense>
      )}
    </>
  );
}

function Header({ member }: { member: Member }) {
  const { displayName, avatarUrl, status, jobTitle, role } = member;
  return (
    <Card>
      <Group gap="lg" align="flex-start">
        <Avatar src={avatarUrl} name={displayName} color="initials" size={72} alt="" />
        <Stack gap={4} flex="1 1 180px" miw={0}>
          {jobTitle && <Text>{jobTitle}</Text>}
          <Group gap="sm">
            <Badge>{texts.profileMenu.roles[role]}</Badge>
            {status === 'DEACTIVATED' && <Badge color="red">{t.removed}</Badge>}
            {member.isOnline && (
              <Text size="xs" c="dimmed">
                {texts.profile.online}
              </Text>
            )}
          </Group>
        </Stack>
        <StudentFacts member={member} />
      </Group>
    </Card>
  );
}
