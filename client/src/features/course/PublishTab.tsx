import type { FragmentType } from '@apollo/client';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CourseFailed } from './CourseFailed.tsx';
import { CourseStatusBadge } from './CourseStatusBadge.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import { PublishChecklist } from './PublishChecklist.tsx';
import {
  CoursePublishingDocument,
  PublishTab_CourseFragmentDoc,
  type PublishTab_CourseFragment,
} from './PublishTab.generated.ts';
import { useCourseActions, type CourseAction } from './useCourseActions.ts';

const t = texts.publishing;

const ACTIONS: readonly CourseAction[] = ['publish', 'unpublish', 'restore', 'archive'];

/** Tab that publishes a course, with a checklist of what it still needs. */
export default function PublishTab({ courseId }: { courseId: string }) {
  const { data, error, retry } = useScreenQuery(CoursePublishingDocument, { id: courseId }, t.failed, 0);
  if (data?.course) return <Publishing course={data.course} />;
  if (error !== undefined) return <CourseFailed error={error} onRetry={retry} hasHeading={false} />;
  return <Skeleton h={320} maw={820} radius="lg" aria-busy="true" />;
}

function Publishing({ course: ref }: { course: FragmentType<PublishTab_CourseFragment> }) {
  const course = useFragmentData(PublishTab_CourseFragmentDoc, ref);
  const { id, status, viewerCan } = course;
  const { run } = useCourseActions(course);
  return (
    <Stack gap="lg" maw={820}>
      <PublishChecklist course={course} />
      <Card component="section" aria-labelledby="status-title">
        <Group gap="sm" mb={4}>
          <Title order={2} size="h3" id="status-title">
            {t.status}
          </Title>
          <CourseStatusBadge status={status} />
        </Group>
        <Text c="dimmed" mb="md">
          {t.statusText[status]}
        </Text>
        <Group gap="sm">
          {ACTIONS.filter((action) => viewerCan[action]).map((action) => (
            <Button
              key={action}
              {...(action === 'publish' ? {} : { variant: 'default' })}
              onClick={() => void run(action)}
            >
              {texts.courseActions[action]}
            </Button>
          ))}
          <Button component={AppLink} to={paths.courseAsStudent(id)} variant="default">
            {t.viewAsStudent}
          </Button>
        </Group>
      </Card>
      <DuplicateButton courseId={id} />
    </Stack>
  );
}
