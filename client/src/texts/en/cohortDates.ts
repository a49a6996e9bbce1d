import type { CohortDateKind } from '../enums.generated.ts';

export const cohortDates = {
  actions: (title: string) => `More actions for ${title}`,
  shift: 'Shift dates',
  shiftHint:
    'Move every date of this cohort by the same number of days. Times of day stay. Sessions that have been held stay, and so do due dates of activities, which belong to courses.',
  days: 'Days',
  atLeastOne: 'Enter at least 1 day.',
  direction: 'Direction',
  later: 'Later',
  earlier: 'Earlier',
  notified: (people: string) => `${people} will be notified once.`,
  onWaitlist: (people: string) => `${people} on the waitlist`,
  nobody: 'No one will be notified.',
  shifted: 'All dates were moved',
  duplicate: 'Duplicate cohort',
  duplicateHint:
    'The copy is a draft with the same courses, instructors, price, meeting, requirements, milestones and sessions. Students and files aren’t copied.',
  copyOf: (title: string) => `Copy of ${title}`.slice(0, 200),
  newStart: 'New start date',
  duplicated: 'Draft created. Publish it when it’s ready.',
  table: 'Dates before and after',
  what: 'Date',
  from: 'Before',
  to: 'After',
  zone: (zone: string) => `Times are in the ${zone} time zone.`,
  kinds: {
    START: 'Start',
    END: 'End',
    REGISTRATION_DEADLINE: 'Registration deadline',
    MILESTONE: 'Milestone',
    SESSION: 'Session',
  } satisfies Record<CohortDateKind, string>,
  previewFailed: 'We couldn’t load the dates.',
  named: (kind: string, title: string) => `${kind}: ${title}`,
  failed: 'Something went wrong. Please try again.',
};

export const milestones = {
  conflict: 'Someone else changed this milestone',
  add: 'Add milestone',
  edit: 'Edit milestone',
  save: 'Save',
  title: 'Title',
  description: 'Description',
  deadline: 'Deadline',
  added: (title: string) => `${title} was added`,
  saved: 'Milestone saved',
  notSaved: 'We couldn’t save the milestone. Please try again.',
  removed: (title: string) => `${title} was removed`,
  notRemoved: 'We couldn’t remove the milestone. Please try again.',
  actions: (title: string) => `Actions for ${title}`,
};
