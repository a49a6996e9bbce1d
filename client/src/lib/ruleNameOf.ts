/** Returns the name that the rules have for a value of the API: 'per-day' for 'PER_DAY'. */
export const ruleNameOf = (name: string): string => name.toLowerCase().replace('_', '-');
