import type { FragmentType } from '@apollo/client';
import { Group, Text } from '@mantine/core';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { RowList } from '#ui/RowList';
import { formatDateTime, formatMinutes } from '#texts/formatting';
import { LocalTimes } from '#ui/LocalTimes';
import { ProgressBar } from '#ui/ProgressBar';
import {
  CohortCourses_CohortFragmentDoc,
  type CohortCourses_CohortFragment,
} from './CohortCourses.generated.ts';
import { EditHint } from './EditHint.tsx';
import { Panel } from './Panel.tsx';
import classes from './cohort.module.css';

const t = texts.cohortDetail;

/** Courses of the cohort; for enrolled viewers with progress and next lesson. */
export default function CohortCourses({
  cohort: ref,
}: {
  cohort: FragmentType<CohortCourses_CohortFragment>;
}) {
  const { id, courses, courseProgress, isEnrolled, viewerCan } = useFragmentData(
    CohortCourses_CohortFragmentDoc,
    ref,
  );
  const empty = viewerCan.edit ? <EditHint id={id} hint={t.noCourses} action={t.addCourses} /> : t.noCourses;
  return (
    <Panel title={t.courses} empty={courses.length === 0 && empty}>
      <RowList>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} progress={isEnrolled ? progressIn(course.id, courseProgress) : null} />
          </li>
        ))}
      </RowList>
    </Panel>
  );
}

const progressIn = (courseId: string, all: CohortCourses_CohortFragment['courseProgress']): number =>
  all.find(({ course }) => course?.id === courseId)?.progress ?? 0;

interface CourseRowProps {
  course: CohortCourses_CohortFragment['courses'][number];
  /** Progress in this cohort, in percent; null without a seat. */
  progress: number | null;
}

function CourseRow({ course, progress }: CourseRowProps) {
  // A course goes on in a later cohort, where its lessons start again: nothing is next in what is complete.
  const nextLesson = progress === 100 ? null : course.nextLesson;
  return (
    <div className={classes.course}>
      <Cover id={course.id} imageUrl={course.thumbnailUrl} shape="thumb" />
      <div>
        <CardLink to={paths.course(course.id)}>
          <Text component="span" fw={600}>
            {course.title}
          </Text>
        </CardLink>
        <Text size="xs" c="dimmed">
          {t.by(course.owner.displayName)} · {texts.counts.lessons(course.lessonCount)}
          {course.durationMinutes > 0 && ` · ${formatMinutes(course.durationMinutes)}`}
        </Text>
        {progress !== null && (
          <>
            <Group justify="space-between" mt={10} mb={6} gap="xs">
              <Text size="xs">{nextLesson ? t.nextLesson(nextLesson.title) : t.progress}</Text>
              <Text size="xs" fw={600}>
                {t.progressOf(progress)}
              </Text>
            </Group>
            <ProgressBar value={progress} label={t.progress} />
          </>
        )}
        {nextLesson?.startsAt && (
          <Text size="xs" c="dimmed" mt={6}>
            <LocalTimes at={nextLesson.startsAt} timeZone={nextLesson.timeZone}>
              {formatDateTime(nextLesson.startsAt)}
            </LocalTimes>
          </Text>
        )}
      </div>
    </div>
  );
}
