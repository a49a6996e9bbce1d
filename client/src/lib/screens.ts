/** What the app knows of its screens. */
interface Screens {
  /** Whether an address has a screen. */
  has: (pathname: string) => boolean;
  /** Fetches the code of an address's screen ahead of its visit. */
  preload: (pathname: string) => unknown;
}

let screens: Screens = { has: () => false, preload: () => undefined };

/** Says which screens there are: called once by the app, which alone knows its routes. */
export function setScreens(known: Screens): void {
  screens = known;
}

/** Whether an address has a screen; menus show links only to those that have. */
export const hasScreen = (pathname: string): boolean => screens.has(pathname);

/** Fetches the code of an address's screen ahead of its visit, where the address has one. */
export const preloadScreen = (pathname: string): unknown => screens.preload(pathname);
