import { Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatDateTime } from '#texts/formatting';
import classes from './dashboard.module.css';

interface TaskRowProps {
  task: { id: string; title: string; dueAt: string; course: { title: string } };
  /** CSS color of the deadline. */
  dueColor?: string;
}

/** Row of an assignment to submit: a link, its course and deadline. */
export function TaskRow({ task: { id, title, dueAt, course }, dueColor }: TaskRowProps) {
  return (
    <li>
      <AppLink to={paths.submitAssignment(id)} className={classes.rowLink}>
        {title}
      </AppLink>
      <Text size="xs" c="dimmed" my={2}>
        {course.title}
      </Text>
      <Text component="time" size="xs" fw={600} c={dueColor} dateTime={dueAt}>
        {texts.courseAssignments.due(formatDateTime(dueAt))}
      </Text>
    </li>
  );
}
