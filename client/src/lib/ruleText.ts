import { loadRuleTexts, translateLoaded } from './ruleTexts.ts';

// Begins with the code of the screen, so that the texts are there before the first message.
void loadRuleTexts();

/** Returns a message of a rule in the language of the build, for code that cannot wait (`loadRuleTexts`). */
export const ruleText = (message: string): string => translateLoaded(message);
