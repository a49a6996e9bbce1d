/** Messages of rules, which the server has, too. They load when a form needs them. */
export const ruleMessages = {
  load: (): Promise<(message: string) => string> => Promise.resolve((message) => message),
};
