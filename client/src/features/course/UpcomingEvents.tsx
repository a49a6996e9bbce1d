import { Anchor, Button, Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { formatTime } from '#texts/formatting';
import { texts } from '#texts/en';
import { RowList } from '#ui/RowList';
import { When } from '#ui/When';
import { CourseEventsDocument } from './CourseEvents.generated.ts';
import { eventsOf, upcomingOf, type CourseEvent } from './courseEvents.ts';
import { lessonLink } from './lessonLink.ts';
import classes from './workspace.module.css';

const t = texts.workspace;

/** Number of events next to the outline (document 2, section 2.4). */
const SHOWN = 2;

/** The next live lessons and due work of a course. */
export function UpcomingEvents({ courseId }: { courseId: string }) {
  const { data, error, retry } = useScreenQuery(CourseEventsDocument, { courseId }, t.eventsFailed);
  const events = data && upcomingOf(eventsOf(data), SHOWN);
  return (
    <Card component="section" aria-labelledby="events-title">
      <Title order={2} size="h3" id="events-title" mb="sm">
        {t.upcoming}
      </Title>
      {error !== undefined && (
        <Button variant="light" size="compact-sm" onClick={retry}>
          {texts.common.retry}
        </Button>
      )}
      {error === undefined && !events && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
          <Skeleton h={44} aria-hidden />
        </div>
      )}
      {events?.length === 0 && <Text c="dimmed">{t.noUpcoming}</Text>}
      {events && events.length > 0 && (
        <RowList aria-label={t.upcoming}>
          {events.map((event) => (
            <li key={event.id} className={classes.event}>
              <Event courseId={courseId} event={event} />
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}

function Event({ courseId, event }: { courseId: string; event: CourseEvent }) {
  const { id, title, kind, at, meetingLink } = event;
  const to = kind === 'DUE' ? paths.submitAssignment(id) : lessonLink(courseId, id);
  return (
    <>
      <div>
        <Anchor component={AppLink} to={to} c="inherit">
          {title}
        </Anchor>
        <Text size="xs" c={kind === 'DUE' ? 'var(--app-deadline)' : 'dimmed'}>
          {kind === 'DUE' && t.dueOn} <When at={at} /> · {formatTime(at)}
        </Text>
      </div>
      {meetingLink !== null && (
        <Button
          component="a"
          href={meetingLink}
          target="_blank"
          rel="noopener noreferrer"
          variant="light"
          size="xs"
          aria-label={t.joinNamed(title)}
        >
          {t.join}
        </Button>
      )}
    </>
  );
}
