import { useEffect, useState } from 'react';
import type { QuickDates } from './quickstartDates.ts';

export interface CourseDraft {
  title: string;
  description: string;
  category: string;
  level: string;
}

export interface CohortDraft extends QuickDates {
  title: string;
}

export interface SharingDraft {
  message: string;
  emails: string;
}

/** Where somebody is in the wizard, and what was typed. */
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
  course: { title: '', description: '', category: 'Web Development', level: 'All' },
  cohort: { title: '', startDate: '', endDate: '', durationWeeks: null },
  sharing: { message: '', emails: '' },
  created: null,
};

// Signing out removes every key with this prefix (app/session.ts).
const storageKey = 'draft:quickstart';

/** The wizard's state; it survives a reload of this tab until the wizard is left. */
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
    // Storage is full or blocked: the wizard works, it only does not survive a reload.
  }
}
