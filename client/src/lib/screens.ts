/** Screens of the app. */
interface Screens {
  /** Returns whether a path has a screen. */
  has: (pathname: string) => boolean;
  /** Preloads the code of the screen at a path. */
  preload: (pathname: string) => unknown;
}

let screens: Screens = { has: () => false, preload: () => undefined };

/** Registers the screens: called once by the app, which knows the routes. */
export function setScreens(known: Screens): void {
  screens = known;
}

/** Returns whether a path has a screen; menus show no other links. */
export const hasScreen = (pathname: string): boolean => screens.has(pathname);

/** Preloads the code of the screen at a path, if it has one. */
export const preloadScreen = (pathname: string): unknown => screens.preload(pathname);
