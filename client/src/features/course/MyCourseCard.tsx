import type { FragmentType } from '@apollo/client';
import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { Cover } from '#ui/cover/Cover';
import { texts } from '#texts/en';
import { formatPrice } from '#texts/formatPrice';
import { JoinLink } from '#ui/JoinLink';
import { ProgressBar } from '#ui/ProgressBar';
import { CourseStatusBadge } from './CourseStatusBadge.tsx';
import {
  MyCourseCard_CourseFragmentDoc,
  type MyCourseCard_CourseFragment,
} from './MyCourseCard.generated.ts';
import classes from './course.module.css';

/** Loaded for teachers. */
const CourseActions = lazy(() =>
  import('./CourseActions.tsx').then((loaded) => ({ default: loaded.CourseActions })),
);

const t = texts.myCourses;

interface MyCourseCardProps {
  course: FragmentType<MyCourseCard_CourseFragment>;
  /** Shows status and students for a teacher, else the viewer's progress. */
  isTeacher: boolean;
}

/** Card of one of the viewer's courses. */
export function MyCourseCard({ course: ref, isTeacher }: MyCourseCardProps) {
  const course = useFragmentData(MyCourseCard_CourseFragmentDoc, ref);
  const workspace = isTeacher ? paths.course(course.id) : paths.myCourse(course.id);
  const lesson = isTeacher ? null : continuedLesson(course);
  const label = lesson ? t.continue : t.view;
  return (
    <Card className={classes.mine}>
      <Cover id={course.id} imageUrl={course.thumbnailUrl} shape="thumb" />
      <div className={classes.mineSide}>
        <div>
          <Group gap="sm">
            <Title order={2} size="h3">
              <Anchor component={AppLink} to={workspace} c="inherit" inherit>
                {course.title}
              </Anchor>
            </Title>
            <CourseStatusBadge status={course.status} isQuiet={!isTeacher} />
          </Group>
          <Text size="xs" c="dimmed" mt={4} lineClamp={2}>
            {course.shortDescription}
          </Text>
          {isTeacher ? <TeacherFacts course={course} /> : <Learning course={course} />}
        </div>
        <Stack gap="sm">
          {isTeacher && (
            <Suspense fallback={<Skeleton h={42} />}>
              <CourseActions course={course} />
            </Suspense>
          )}
          <Button
            component={AppLink}
            to={lesson ? paths.lesson(lesson.id) : workspace}
            variant="light"
            aria-label={`${label}: ${course.title}`}
          >
            {label}
          </Button>
          {!isTeacher && course.nextLesson && <JoinLink session={course.nextLesson} variant="default" />}
          {course.viewerCertificate?.status === 'ISSUED' && (
            <Button
              component={AppLink}
              to={paths.certificates}
              variant="default"
              leftSection={<IconAward size={18} aria-hidden />}
              aria-label={t.certificateOf(course.title)}
            >
              {t.certificate}
            </Button>
          )}
        </Stack>
      </div>
    </Card>
  );
}

/** Returns the lesson with which a student continues; null before the first completed lesson and after the last one. */
const continuedLesson = ({ completedLessonCount, nextLesson }: MyCourseCard_CourseFragment) =>
  completedLessonCount > 0 ? nextLesson : null;

function TeacherFacts({ course }: { course: MyCourseCard_CourseFragment }) {
  const facts = [
    formatPrice(course.price),
    texts.counts.students(course.studentCount),
    texts.counts.lessons(course.lessonCount),
  ];
  return (
    <Text size="xs" fw={500} mt={10}>
      {facts.join(' · ')}
    </Text>
  );
}

function Learning({ course: { progress, nextLesson } }: { course: MyCourseCard_CourseFragment }) {
  return (
    <div style={{ marginTop: 12 }}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="xs">{nextLesson ? t.nextLesson(nextLesson.title) : t.progress}</Text>
        <Text size="xs" fw={600}>
          {t.progressOf(progress)}
        </Text>
      </Group>
      <ProgressBar value={progress} label={t.progress} />
    </div>
  );
}
