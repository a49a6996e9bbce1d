import type { FragmentType } from '@apollo/client';
import { Badge, Group, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatPrice } from '#texts/formatPrice';
import {
  TaughtCourse_CourseFragmentDoc,
  type TaughtCourse_CourseFragment,
} from './TaughtCourse.generated.ts';
import classes from './dashboard.module.css';

/** Line about a course that the viewer teaches. */
export function TaughtCourse({ course: ref }: { course: FragmentType<TaughtCourse_CourseFragment> }) {
  const course = useFragmentData(TaughtCourse_CourseFragmentDoc, ref);
  const facts = [
    texts.counts.students(course.studentCount),
    texts.counts.lessons(course.lessonCount),
    formatPrice(course.price),
  ];
  return (
    <>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <AppLink to={paths.course(course.id)} className={classes.rowLink}>
          {course.title}
        </AppLink>
        {course.status === 'DRAFT' && (
          <Badge color="yellow" flex="none">
            {texts.dashboard.draft}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={2}>
        {facts.join(' · ')}
      </Text>
    </>
  );
}
