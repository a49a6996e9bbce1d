import { useEffect, useState } from 'react';
import { deleteDraft, loadDraft, saveDraft } from '#lib/drafts';
import { getIdentity } from '#lib/session';
import type { CourseCategory, CourseLevel } from '#texts/enums.generated';
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

const start: QuickstartState = {
  step: 1,
  course: { title: '', description: '', category: '', level: 'ALL' },
  cohort: { title: '', startDate: '', endDate: '', durationWeeks: null },
  sharing: { message: '', emails: '' },
  created: null,
};

const DRAFT = 'quickstart';

/** Holds the wizard's state, a draft of the account until the user leaves the wizard. */
export function useQuickstart() {
  const [owner] = useState(getIdentity);
  const [initial] = useState<QuickstartState>(() => Object.assign({}, start, loadDraft(owner, DRAFT)));
  const [state, setState] = useState(initial);
  useEffect(() => {
    if (state !== initial) saveDraft(owner, DRAFT, state);
  }, [owner, initial, state]);
  return {
    state,
    change: (part: Partial<QuickstartState>) => setState((before) => ({ ...before, ...part })),
    forget: () => deleteDraft(owner, DRAFT),
  };
}
