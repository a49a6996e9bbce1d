import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { ruleNameOf } from '#lib/ruleNameOf';
import { texts } from '#texts/en';
import { DateTimeField, SelectField, TextareaField, TextField, ZoneField } from '#ui/fields';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';
import { EventChoicesDocument } from './EventFields.generated.ts';
import type { EventForm_EventFragment } from './EventForm.generated.ts';
import type { EventFormValues } from './eventFormValues.ts';
import { EVENT_TYPES } from './eventTypePaths.ts';
import classes from './event.module.css';

// Loaded later: below the fold.
const PreparationFields = lazy(() => import('./PreparationFields.tsx'));

const t = texts.eventForm;

const DATES = ['startsAt', 'endsAt', 'registrationDeadline'] as const;

const types = EVENT_TYPES.map((type) => ({ value: ruleNameOf(type), label: texts.eventTypes[type] }));

/** Places the hint of a field below it. */
const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

interface Choice {
  value: string;
  label: string;
}

interface EventFieldsProps {
  /** The event that is edited; a new one without. */
  event?: EventForm_EventFragment;
}

/** All fields of an event. */
export function EventFields({ event }: EventFieldsProps) {
  // A new select takes the value, such as that of a draft, whose option the former one did not have yet.
  const { presenters, cohorts, courses, isLoaded } = useChoices(event);
  return (
    <>
      <FormSection title={t.about}>
        <TextField<EventFormValues> name="title" label={t.title} placeholder={t.titlePlaceholder} required />
        <SelectField<EventFormValues> name="type" label={t.type} data={types} required />
        <TextareaField<EventFormValues> name="description" label={t.description} required />
        <TextareaField<EventFormValues> name="tags" label={t.tags} description={t.tagsHint} minRows={2} />
      </FormSection>
      <DateSection />
      <FormSection title={t.place}>
        <TextField<EventFormValues>
          name="location"
          label={t.location}
          description={t.locationHint}
          {...hintBelow}
        />
        <div className={classes.formGrid}>
          <TextField<EventFormValues>
            name="meetingPlatform"
            label={t.meetingPlatform}
            placeholder={t.meetingPlatformPlaceholder}
          />
          <TextField<EventFormValues>
            name="meetingLink"
            type="url"
            label={t.meetingLink}
            placeholder="https://…"
            description={t.meetingLinkHint}
            {...hintBelow}
          />
          <NumberField<EventFormValues>
            name="maxParticipants"
            label={t.maxParticipants}
            min={1}
            allowDecimal={false}
            required
          />
          <SelectField<EventFormValues>
            key={`presenter ${isLoaded}`}
            name="presenterId"
            label={t.presenter}
            data={event ? presenters : [{ value: '', label: t.myself }, ...presenters]}
          />
          <SelectField<EventFormValues>
            key={`cohort ${isLoaded}`}
            name="cohortId"
            label={t.cohort}
            description={event?.isPublished ? t.cohortFixed : t.cohortHint}
            {...hintBelow}
            data={[{ value: '', label: t.everyone }, ...cohorts]}
            disabled={event?.isPublished ?? false}
          />
          <SelectField<EventFormValues>
            key={`course ${isLoaded}`}
            name="courseId"
            label={t.course}
            data={[{ value: '', label: t.noCourse }, ...courses]}
          />
        </div>
      </FormSection>
      <Suspense fallback={<Skeleton h={320} radius="md" />}>
        <PreparationFields presenters={presenters} />
      </Suspense>
    </>
  );
}

/** Times of an event in its time zone. */
function DateSection() {
  const timeZone = useWatch<EventFormValues, 'timeZone'>({ name: 'timeZone' });
  return (
    <FormSection title={t.dates}>
      <ZoneField label={t.zone} description={t.zoneHint} dates={DATES} />
      <div className={classes.formGrid}>
        <DateTimeField<EventFormValues> name="startsAt" label={t.startsAt} timeZone={timeZone} required />
        <DateTimeField<EventFormValues> name="endsAt" label={t.endsAt} timeZone={timeZone} required />
        <DateTimeField<EventFormValues>
          name="registrationDeadline"
          label={t.registrationDeadline}
          timeZone={timeZone}
          description={t.registrationDeadlineHint}
          {...hintBelow}
        />
      </div>
    </FormSection>
  );
}

/** Loads the presenters, cohorts and courses to choose from; the event's own ones are among them from the start. */
function useChoices(event: EventForm_EventFragment | undefined) {
  const { data } = useQuery(EventChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const named = (members: readonly { id: string; displayName: string }[]) =>
    members.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const titled = (objects: readonly { id: string; title: string }[]) =>
    objects.map(({ id, title }) => ({ value: id, label: title }));
  return {
    isLoaded: data !== undefined,
    presenters: unique([
      ...named(event?.presenter ? [event.presenter] : []),
      ...named(event?.agenda.flatMap(({ presenter }) => presenter ?? []) ?? []),
      ...named(data?.instructors.nodes ?? []),
      ...named(data?.admins.nodes ?? []),
    ]),
    cohorts: unique([...titled(event?.cohort ? [event.cohort] : []), ...titled(data?.cohorts.nodes ?? [])]),
    courses: unique([...titled(event?.course ? [event.course] : []), ...titled(data?.courses.nodes ?? [])]),
  };
}

const unique = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];
