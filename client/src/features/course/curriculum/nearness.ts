type Listener = (isNear: boolean) => void;

const listeners = new Map<Element, Listener>();

let observer: IntersectionObserver | undefined;

/** Creates the observer that all rows share. An element is near when it is at most one screen above or below. */
const createObserver = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: '100% 0px' },
  );

/** Calls a listener when an element comes near the viewport, and when it leaves. Returns a function that stops it. */
export function watchNearness(element: Element, listener: Listener): () => void {
  observer ??= createObserver();
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

/** Calls all listeners now: the observer is a frame late after a jump, such as of the keyboard's focus. */
export function refreshNearness(): void {
  const screen = innerHeight;
  const places = [...listeners].map(([element, listener]) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { listener, isNear: bottom >= -screen && top <= 2 * screen };
  });
  for (const { listener, isNear } of places) listener(isNear);
}
