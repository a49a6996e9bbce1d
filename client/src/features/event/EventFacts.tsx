import type { FragmentType } from '@apollo/client';
import { Anchor, Card } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { formatLongDay } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { formatCount, formatDateTime, viewerTimeZone } from '#texts/formatting';
import { Fact } from '#ui/Fact';
import { LocalTimes } from '#ui/LocalTimes';
import { EventFacts_EventFragmentDoc, type EventFacts_EventFragment } from './EventFacts.generated.ts';
import { formatPlace } from './formatPlace.ts';
import classes from './event.module.css';

const t = texts.eventDetail;

/** Date, time, time zone, place and participants of an event. */
export function EventFacts({ event: ref }: { event: FragmentType<EventFacts_EventFragment> }) {
  const event = useFragmentData(EventFacts_EventFragmentDoc, ref);
  const { registrationDeadline: deadline, cohort, course } = event;
  return (
    <Card component="section" aria-label={t.facts}>
      <dl className={classes.facts}>
        <Fact name={t.date}>{formatLongDay(event.startsAt)}</Fact>
        <Fact name={t.time}>
          <LocalTimes at={event.startsAt} until={event.endsAt} timeZone={event.timeZone} />
        </Fact>
        <Fact name={t.timeZone}>{viewerTimeZone()}</Fact>
        <Fact name={t.location}>{formatPlace(event)}</Fact>
        {!event.isBooking && (
          <Fact name={t.participants}>
            {t.participantsOf(formatCount(event.participantCount), formatCount(event.maxParticipants))}
          </Fact>
        )}
        {deadline && (
          <Fact name={t.deadline}>
            <LocalTimes at={deadline} timeZone={event.timeZone}>
              {formatDateTime(deadline)}
            </LocalTimes>
          </Fact>
        )}
        {cohort && (
          <Fact name={t.cohort}>
            <Anchor component={AppLink} to={paths.cohort(cohort.id)}>
              {cohort.title}
            </Anchor>
          </Fact>
        )}
        {course && (
          <Fact name={t.course}>
            <Anchor component={AppLink} to={paths.course(course.id)}>
              {course.title}
            </Anchor>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
