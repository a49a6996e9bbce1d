import type { FragmentType } from '@apollo/client';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { differsFromViewer, formatClockSpan } from '#texts/calendarFormatting';
import { texts } from '#texts/en';
import { formatShortDay, formatTime, viewerTimeZone } from '#texts/formatting';
import { formatOrganizerTime } from '#ui/organizerTime';
import { TaughtBy } from '#ui/TaughtBy';
import { formatPlace } from '../formatPlace.ts';
import {
  OfficeHoursCard_AvailabilityFragmentDoc,
  type OfficeHoursCard_AvailabilityFragment,
} from './OfficeHours.generated.ts';
import { slotsByDay, type Slot } from './slotsByDay.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

const BookingDialog = lazy(() => import('./BookingDialog.tsx'));

const t = texts.officeHours;

/** Days whose slots are shown at first. */
const FIRST_DAYS = 2;

interface OfficeHoursCardProps {
  availability: FragmentType<OfficeHoursCard_AvailabilityFragment>;
}

/** Weekly office hours of a teacher, with the free slots of the next days as buttons that book them. */
export function OfficeHoursCard({ availability: ref }: OfficeHoursCardProps) {
  const availability = useFragmentData(OfficeHoursCard_AvailabilityFragmentDoc, ref);
  const { weekday, startTime, endTime, slotMinutes, timeZone, member, viewerCan } = availability;
  const [areAllShown, setAllShown] = useState(false);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const days = slotsByDay(availability.freeSlots);
  const [first] = availability.freeSlots;
  const shown = areAllShown ? days : days.slice(0, FIRST_DAYS);
  const weekly = t.weekly(texts.cohortDetail.weekdays[weekday], formatClockSpan(startTime, endTime));
  return (
    <Card h="100%">
      <Stack gap={12}>
        {member && <TaughtBy people={[member]} />}
        <div>
          <Title order={3} size="h4">
            {weekly}
          </Title>
          <Text size="xs" c="dimmed">
            {timeZone} · {t.slots(slotMinutes)}
          </Text>
          {first && differsFromViewer(first.startsAt, timeZone) && (
            <Text size="xs" c="dimmed">
              {t.slotsForYou(viewerTimeZone())}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {formatPlace(availability)}
          </Text>
        </div>
        {days.length === 0 && <Text c="dimmed">{t.noSlots}</Text>}
        <Stack gap="sm">
          {shown.map(({ day, slots }) => (
            <div key={day}>
              <Text size="sm" fw={600} mb={6}>
                {day}
              </Text>
              <Group
                gap={8}
                component="ul"
                aria-label={t.slotsOf(day)}
                m={0}
                p={0}
                style={{ listStyle: 'none' }}
              >
                {slots.map((slot) => (
                  <li key={slot.startsAt}>
                    <SlotButton
                      slot={slot}
                      timeZone={timeZone}
                      host={member?.displayName}
                      canBook={viewerCan.book}
                      onChoose={setChosen}
                    />
                  </li>
                ))}
              </Group>
            </div>
          ))}
        </Stack>
        <Group gap="sm">
          {days.length > shown.length && (
            <Button variant="subtle" size="compact-sm" ms={-8} onClick={() => setAllShown(true)}>
              {t.moreDays(days.length - shown.length)}
            </Button>
          )}
          {viewerCan.delete && <WithdrawButton id={availability.id} label={t.withdrawOf(weekly, timeZone)} />}
        </Group>
        {chosen && (
          <Suspense>
            <BookingDialog availability={availability} slot={chosen} onClose={() => setChosen(null)} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

interface SlotButtonProps {
  slot: Slot;
  /** IANA name of the host's time zone. */
  timeZone: string;
  /** Name of the host; undefined for a former member. */
  host: string | undefined;
  canBook: boolean;
  onChoose: (slot: Slot) => void;
}

/** Time of a slot, with that of the host where they differ: a button for those who may book it. */
function SlotButton({ slot, timeZone, host, canBook, onChoose }: SlotButtonProps) {
  const time = formatTime(slot.startsAt);
  const organizers = formatOrganizerTime({ at: slot.startsAt, until: slot.endsAt, timeZone });
  const tooltip = organizers !== null && { title: organizers };
  if (!canBook)
    return (
      <Text size="sm" {...tooltip}>
        {time}
      </Text>
    );
  return (
    <Button
      variant="default"
      size="compact-md"
      {...tooltip}
      aria-label={t.bookAt(`${formatShortDay(slot.startsAt)}, ${time}`, host)}
      onClick={() => onChoose(slot)}
    >
      {time}
    </Button>
  );
}
