import type { FragmentType } from '@apollo/client';
import { Group, Text } from '@mantine/core';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { Cover } from '#ui/cover/Cover';
import { RowList } from '#ui/RowList';
import { formatDateTime, formatPlural } from '#texts/formatting';
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
  const { id, courses, isEnrolled, viewerCan } = useFragmentData(CohortCourses_CohortFragmentDoc, ref);
  const empty = viewerCan.edit ? <EditHint id={id} hint={t.noCourses} action={t.addCourses} /> : t.noCourses;
  return (
    <Panel title={t.courses} empty={courses.length === 0 && empty}>
      <RowList>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} isEnrolled={isEnrolled} />
          </li>
        ))}
      </RowList>
    </Panel>
  );
}

interface CourseRowProps {
  course: CohortCourses_CohortFragment['courses'][number];
  isEnrolled: boolean;
}

function CourseRow({ course, isEnrolled }: CourseRowProps) {
  const { nextLesson } = course;
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
          {t.by(course.owner.displayName)} · {formatPlural(course.lessonCount, 'lesson')}
        </Text>
        {isEnrolled && (
          <>
            <Group justify="space-between" mt={10} mb={6} gap="xs">
              <Text size="xs">{nextLesson ? t.nextLesson(nextLesson.title) : t.progress}</Text>
              <Text size="xs" fw={600}>
                {t.progressOf(course.progress)}
              </Text>
            </Group>
            <ProgressBar value={course.progress} label={t.progress} />
          </>
        )}
        {nextLesson?.startsAt && (
          <Text size="xs" c="dimmed" mt={6}>
            {formatDateTime(nextLesson.startsAt)}
          </Text>
        )}
      </div>
    </div>
  );
}
