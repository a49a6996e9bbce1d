import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react';

/** Module with a screen as its default export. */
type ScreenModule<Props extends object> = { default: ComponentType<Props> };

/** Screen, or part of one, whose code is loaded on demand or ahead with `preload`. */
export interface LazyScreen<Props extends object = object> {
  Component: ComponentType<Props>;
  /** Loads the code; further calls return the same promise. */
  preload: () => Promise<unknown>;
}

let loading = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  loading += step;
  for (const listener of listeners) listener();
}

/**
 * Wraps a screen's `import()`. A failed preload is retried when the screen is opened; if that fails too, the screen throws,
 * and `MissingCode` recovers with a new page.
 * @example lazyScreen(() => import('./CohortsPage.tsx'))
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
): LazyScreen<Props> {
  let pending: Promise<ScreenModule<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const preload = () => {
    if (pending) return pending;
    count(1);
    pending = load().then(
      (module) => {
        loaded = module.default;
        count(-1);
        return module;
      },
      (error: unknown) => {
        pending = null;
        count(-1);
        throw error;
      },
    );
    return pending;
  };
  // Kept after a failure that React has seen: a new lazy component on each render would fetch in an endless loop.
  const Waiting = lazy(preload);

  /** Renders loaded code at once, without a skeleton. */
  function Component(props: Props) {
    const [Screen] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Screen {...props} />;
  }
  return { Component, preload };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isLoading = () => loading > 0;

/** Returns whether the code of a screen is loading. */
export const useScreenLoading = (): boolean => useSyncExternalStore(subscribe, isLoading, isLoading);
