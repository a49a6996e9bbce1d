import { lazy, useSyncExternalStore, type ComponentType } from 'react';

/** A module whose default export is a screen. */
type ScreenModule = { default: ComponentType };

/** A screen whose code comes when it is needed, or earlier by `preload`. */
export interface LazyScreen {
  Component: ComponentType;
  /** Fetches the code now; asking again costs nothing. */
  preload: () => Promise<unknown>;
}

let loading = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  loading += step;
  for (const listener of listeners) listener();
}

/**
 * Wraps a screen's `import()`. A failed download is tried anew at the next call, as after a lost connection.
 * @example lazyScreen(() => import('../cohort/CohortsPage.tsx'))
 */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let pending: Promise<ScreenModule> | null = null;
  const preload = () => {
    if (pending) return pending;
    count(1);
    pending = load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    pending.then(
      () => count(-1),
      () => count(-1),
    );
    return pending;
  };
  return { Component: lazy(preload), preload };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the code of some screen is on its way. */
export const useScreenLoading = (): boolean => useSyncExternalStore(subscribe, () => loading > 0);
