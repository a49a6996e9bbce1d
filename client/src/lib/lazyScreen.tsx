import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react';

/** A module whose default export is a screen. */
type ScreenModule<Props extends object> = { default: ComponentType<Props> };

/** A screen, or a part of one, whose code comes when it is needed, or earlier by `preload`. */
export interface LazyScreen<Props extends object = object> {
  Component: ComponentType<Props>;
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
  // Keeps a failure that React has seen. A new lazy component for each render would fetch in an endless loop.
  const Waiting = lazy(preload);

  /** Code that is already here is drawn at once, without passing through a skeleton. */
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

/** True while the code of some screen is on its way. */
export const useScreenLoading = (): boolean => useSyncExternalStore(subscribe, isLoading, isLoading);
