/** Messages of rules, which the server has, too. They load when a form needs them. */
export const ruleMessages = {
  load: async (): Promise<(message: string) => string> => {
    const [{ createTranslator }, { forms }] = await Promise.all([
      import('@rules/kernel/translate'),
      import('@rules/kernel/texts/fr/forms'),
    ]);
    return createTranslator(forms, 'fr');
  },
};
