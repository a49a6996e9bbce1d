import { isLanguage, LANGUAGE_COOKIE, type Language } from '@rules/kernel/language';
import { texts } from '#texts/en';

/** Language of this build. */
export const { language } = texts.locale;

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Language for which this tab was reloaded last, so that a build that is not there yet causes no loop. */
const MARK = 'reloaded-for';

/** Returns the language that was chosen in this browser; null without a choice. */
function chosenLanguage(): Language | null {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLanguage(chosen) ? chosen : null;
}

/** Keeps a choice in this browser, and loads the page in this language. Visitors' choices are kept by start.js. */
export function chooseLanguage(chosen: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  location.reload();
}

/** Loads the page again if the server has set another language than that of the page: the account's, after signing in. */
export function reloadInChosenLanguage(): void {
  const chosen = chosenLanguage();
  if (chosen !== null && markReload(chosen)) location.reload();
}

/** Returns whether the page is in another language, unless the tab was already reloaded for this one. */
function markReload(chosen: Language): boolean {
  try {
    if (chosen === language) sessionStorage.removeItem(MARK);
    if (chosen === language || sessionStorage.getItem(MARK) === chosen) return false;
    sessionStorage.setItem(MARK, chosen);
    return true;
  } catch {
    return false; // nothing else would stop a loop
  }
}
