import type { FragmentType } from '@apollo/client';
import { Text } from '@mantine/core';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { formatTime } from '#texts/formatting';
import { FormSection } from '#ui/FormSection';
import { LocalTimes } from '#ui/LocalTimes';
import { PersonName } from '#ui/PersonName';
import { RowList } from '#ui/RowList';
import { WrittenText } from '#ui/WrittenText';
import { EventContent_EventFragmentDoc, type EventContent_EventFragment } from './EventContent.generated.ts';
import classes from './event.module.css';

const t = texts.eventDetail;

/** Description, agenda, prerequisites and presenter of an event. Empty parts are left out. Its own chunk. */
export default function EventContent({ event: ref }: { event: FragmentType<EventContent_EventFragment> }) {
  const event = useFragmentData(EventContent_EventFragmentDoc, ref);
  return (
    <>
      {event.description !== '' && (
        <FormSection title={t.description}>
          <WrittenText text={event.description} />
        </FormSection>
      )}
      {event.agenda.length > 0 && (
        <FormSection title={t.agenda}>
          <Agenda event={event} />
        </FormSection>
      )}
      {event.prerequisites.length > 0 && (
        <FormSection title={t.prerequisites}>
          <TextList items={event.prerequisites} />
        </FormSection>
      )}
      <FormSection title={t.presenter}>
        {event.presenter ? (
          <PersonName name={event.presenter.displayName} avatarUrl={event.presenter.avatarUrl} />
        ) : (
          <Text c="dimmed">{t.noPresenter}</Text>
        )}
      </FormSection>
    </>
  );
}

/** Items of an agenda with their times for the viewer and the organizer. */
function Agenda({ event: { agenda, startsAt, timeZone } }: { event: EventContent_EventFragment }) {
  return (
    <RowList component="ol" aria-label={t.agenda}>
      {agenda.map((item) => {
        const at = new Date(Date.parse(startsAt) + item.startsAfterMinutes * 60_000).toISOString();
        return (
          <li key={item.id}>
            <Text size="xs" c="dimmed" component="div">
              <LocalTimes at={at} timeZone={timeZone}>
                {t.agendaTime(formatTime(at), item.durationMinutes)}
              </LocalTimes>
            </Text>
            <Text fw={600}>{item.title}</Text>
            {item.description && <WrittenText text={item.description} />}
            {item.presenter && (
              <Text size="xs" c="dimmed">
                {t.presentedBy(item.presenter.displayName)}
              </Text>
            )}
          </li>
        );
      })}
    </RowList>
  );
}

/** Short texts, in which addresses are links. */
const TextList = ({ items }: { items: readonly string[] }) => (
  <ul className={classes.bullets}>
    {[...new Set(items)].map((item) => (
      <li key={item}>
        <WrittenText text={item} />
      </li>
    ))}
  </ul>
);
