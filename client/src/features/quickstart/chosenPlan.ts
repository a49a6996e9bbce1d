const KEY = 'chosen-plan';

/**
 * Returns the name of the plan that was chosen in this browser; null without one. It outlives the tab, because the link
 * of the verification mail may open another one.
 */
export function loadChosenPlan(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the name of the chosen plan. With blocked storage it has to be chosen again after signing up. */
export function keepChosenPlan(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    return;
  }
}
