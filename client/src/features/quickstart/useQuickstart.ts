import type { CourseCategory, CourseLevel } from '#texts/enums.generated';
import { useWizard } from '#ui/wizard/useWizard';
import type { QuickDates } from './quickstartDates.ts';

export interface CourseDraft {
  title: string;
  description: string;
  /** '' while none is chosen. */
  category: CourseCategory | '';
  level: CourseLevel;
}

export interface CohortDraft extends QuickDates {
  title: string;
}

export interface SharingDraft {
  message: string;
  emails: string;
}

/** State of the wizard: step and input. */
export interface QuickstartState {
  step: 1 | 2 | 3;
  course: CourseDraft;
  cohort: CohortDraft;
  sharing: SharingDraft;
  /** Set once the course and its cohort exist. */
  created: { courseId: string; title: string } | null;
}

export const emptyCourse: CourseDraft = { title: '', description: '', category: '', level: 'ALL' };

const start: QuickstartState = {
  step: 1,
  course: emptyCourse,
  cohort: { title: '', startDate: '', endDate: '', durationWeeks: null },
  sharing: { message: '', emails: '' },
  created: null,
};

/** Holds the wizard's state, a draft of the account until the user leaves the wizard. */
export const useQuickstart = () => useWizard('quickstart', start);
