import { Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { formatShortDay, formatTime } from '#texts/formatting';
import { JoinLink } from '#ui/JoinLink';
import { LocalTimes } from '#ui/LocalTimes';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from '../DashboardPanel.tsx';
import { upcomingLessons } from './learnerEntries.ts';
import type { Learner } from './learner.ts';
import classes from '../dashboard.module.css';

const t = texts.userDashboard;

/** The lessons that come next in the viewer's courses. */
export function UpcomingLessons({ courses }: { courses: Learner['activeCourses'] }) {
  const lessons = upcomingLessons(courses);
  return (
    <DashboardPanel title={t.upcomingLessons}>
      {lessons.length === 0 ? (
        <Text c="dimmed">{t.noLessons}</Text>
      ) : (
        <RowList aria-label={t.upcomingLessons}>
          {lessons.map(
            ({ id, title, type, durationMinutes, startsAt, endsAt, timeZone, meetingLink, courseTitle }) => (
              <li key={id}>
                <AppLink to={paths.lesson(id)} className={classes.rowLink}>
                  {title}
                </AppLink>
                <Text size="xs" c="dimmed">
                  {[
                    courseTitle,
                    texts.courseDetail.lessonTypes[type],
                    durationMinutes !== null && texts.courseDetail.minutes(durationMinutes),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {startsAt !== null && (
                    <>
                      {' · '}
                      <LocalTimes at={startsAt} timeZone={timeZone}>
                        {formatShortDay(startsAt)}, {formatTime(startsAt)}
                      </LocalTimes>
                    </>
                  )}
                </Text>
                <JoinLink
                  session={{ title, startsAt, endsAt, meetingLink }}
                  variant="light"
                  size="xs"
                  pos="relative"
                />
              </li>
            ),
          )}
        </RowList>
      )}
    </DashboardPanel>
  );
}
