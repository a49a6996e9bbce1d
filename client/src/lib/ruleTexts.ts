import { texts } from '#texts/en';

type Translate = (message: string) => string;

let loading: Promise<Translate> | undefined;
let loaded: Translate = (message) => message;

/**
 * Loads the function that translates the messages of rules (`@rules/…`), which are in English. In English it loads nothing.
 * Without a network the messages stay in English.
 */
export function loadRuleTexts(): Promise<Translate> {
  loading ??= texts.ruleMessages.load().then(
    (translate) => (loaded = translate),
    () => {
      loading = undefined;
      return loaded;
    },
  );
  return loading;
}

/** Returns a message of a rule in the language of the build; in English until `loadRuleTexts` has ended. */
export const translateLoaded = (message: string): string => loaded(message);
