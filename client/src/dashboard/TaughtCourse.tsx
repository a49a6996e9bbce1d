import type { FragmentType } from '@apollo/client';
import { Badge, Group, Text } from '@mantine/core';
import { AppLink } from '../app/AppLink.tsx';
import { paths } from '../app/paths.ts';
import { useFragmentData } from '../app/useFragmentData.ts';
import { texts } from '../texts/en.ts';
import { formatMoney, formatPlural } from '../ui/formatting.ts';
import {
  TaughtCourse_CourseFragmentDoc,
  type TaughtCourse_CourseFragment,
} from './TaughtCourse.generated.ts';
import classes from './dashboard.module.css';

/** A line about a course one teaches. */
export function TaughtCourse({ course: ref }: { course: FragmentType<TaughtCourse_CourseFragment> }) {
  const course = useFragmentData(TaughtCourse_CourseFragmentDoc, ref);
  const facts = [
    formatPlural(course.studentCount, 'student'),
    formatPlural(course.lessonCount, 'lesson'),
    formatMoney(course.price),
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
      <Text size="sm" c="dimmed" mt={2}>
        {facts.join(' · ')}
      </Text>
    </>
  );
}
