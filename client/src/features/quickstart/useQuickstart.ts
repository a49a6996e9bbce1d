import { useEffect, useState } from 'react';
import type { CourseCategory, CourseLevel } from '#texts/enums.generated';
import type { QuickDates } from './quickstartDates.ts';

export interface CourseDraft {
  title: string;
  description: string;
  category: CourseCategory;
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
  course: { title: '', description: '', category: 'WEB_DEVELOPMENT', level: 'ALL' },
  cohort: { title: '', startDate: '', endDate: '', durationWeeks: null },
  sharing: { message: '', emails: '' },
  created: null,
};

// Sign-out removes every key with this prefix (lib/session.ts).
const storageKey = 'draft:quickstart';

/** Holds the wizard's state, which survives a reload of the tab until the user leaves the wizard. */
export function useQuickstart() {
  const [state, setState] = useState(readKept);
  useEffect(() => keep(state), [state]);
  return {
    state,
    change: (part: Partial<QuickstartState>) => setState((before) => ({ ...before, ...part })),
    forget: () => sessionStorage.removeItem(storageKey),
  };
}

function readKept(): QuickstartState {
  try {
    return {
      ...start,
      ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<QuickstartState>),
    };
  } catch {
    return start;
  }
}

function keep(state: QuickstartState): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(state));
  } catch {
    // Storage is full or blocked: the state does not survive a reload.
  }
}
