import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { CopyButton } from '#ui/CopyButton';
import { formatCount } from '#texts/formatting';
import { ProgressBar } from '#ui/ProgressBar';
import { CourseActions } from './CourseActions.tsx';
import { CourseCohorts } from './CourseCohorts.tsx';
import { CourseFailed } from './CourseFailed.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { CourseHero, CourseOverview } from './CourseView.tsx';
import { LessonCheck } from './LessonCheck.tsx';
import { MemberCourseDocument, type MemberCourseQuery } from './MemberCourse.generated.ts';

const t = texts.courseDetail;

type Course = NonNullable<MemberCourseQuery['course']>;

/** Screen of a course for signed-in users: their progress, links to its cohorts and the tabs for members. */
export default function MemberCourse() {
  const { guid = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, retry } = useScreenQuery(MemberCourseDocument, { id: guid }, t.failed);
  const course = data?.course;
  return (
    <>
      <Group justify="space-between" mb="lg" mih={36}>
        <Anchor component={AppLink} to={paths.courses} size="sm" display="inline-flex">
          <IconArrowLeft size={18} aria-hidden style={{ marginInlineEnd: 6 }} />
          {t.backToCourses}
        </Anchor>
        {course && (
          <CourseActions
            course={course}
            onDeleted={() => void navigate(paths.myCourses, { replace: true })}
          />
        )}
      </Group>
      {error !== undefined && <CourseFailed error={error} onRetry={retry} />}
      {error === undefined && !course && <CourseSkeleton />}
      {course && <CourseHero course={course} />}
      {course && (
        <CourseTabs
          course={course}
          isInside={data.viewer?.institution?.id === course.institution.id}
          overview={<Overview course={course} mayCreateCohort={data.viewer?.viewerCan.createCohort} />}
        />
      )}
    </>
  );
}

interface OverviewProps {
  course: Course;
  mayCreateCohort: boolean | undefined;
}

function Overview({ course, mayCreateCohort }: OverviewProps) {
  return (
    <CourseOverview
      course={course}
      check={renderCheck}
      side={
        <>
          {isLearning(course) && <Progress course={course} />}
          {course.viewerCan.share && course.status === 'PUBLISHED' && <Share id={course.id} />}
        </>
      }
      cohorts={
        <CourseCohorts
          cohorts={course.cohorts.nodes}
          linkTo={({ id, viewerCan }) => ({
            to: paths.cohort(id),
            label: actionLabel(viewerCan),
            isMain: viewerCan.enroll,
          })}
          empty={
            mayCreateCohort && (
              <Button component={AppLink} to={paths.newCohort} variant="light">
                {t.newCohort}
              </Button>
            )
          }
        />
      }
    />
  );
}

type Lesson = Course['sections'][number]['lessons'][number];

const renderCheck = (lesson: Lesson) => lesson.viewerCan.complete && <LessonCheck lesson={lesson} />;

const isLearning = ({ cohorts, completedLessonCount }: Course) =>
  completedLessonCount > 0 || cohorts.nodes.some(({ isEnrolled }) => isEnrolled);

type Permissions = Course['cohorts']['nodes'][number]['viewerCan'];

function actionLabel({ enroll, joinWaitlist }: Permissions): string {
  if (enroll) return t.enroll;
  return joinWaitlist ? t.joinWaitlist : t.view;
}

function Progress({ course: { progress, completedLessonCount, lessonCount } }: { course: Course }) {
  return (
    <Card component="section" aria-labelledby="progress-title">
      <Group justify="space-between" align="baseline" mb="sm">
        <Title order={2} size="h3" id="progress-title">
          {t.progress}
        </Title>
        <Text fw={700} fz="lg">
          {progress}%
        </Text>
      </Group>
      <ProgressBar value={progress} label={t.progress} />
      <Text size="xs" c="dimmed" mt={8}>
        {t.progressOf(formatCount(completedLessonCount), formatCount(lessonCount))}
      </Text>
    </Card>
  );
}

function Share({ id }: { id: string }) {
  return (
    <Card component="section" aria-labelledby="share-title">
      <Title order={2} size="h3" id="share-title" mb="md">
        {t.shareTitle}
      </Title>
      <CopyButton value={`${location.origin}${paths.course(id)}`} label={t.share} />
    </Card>
  );
}
