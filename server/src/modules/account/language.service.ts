import type { Context } from '#platform/request/context';
import type { Language } from '#kernel/language.rules';

/** Sets the language of the viewer's account, and of the browser until another account signs in there. */
export async function updateLanguage(context: Context, language: Language): Promise<void> {
  const { viewer, transport } = context;
  await context.transaction((em) =>
    em.execute('update account set language = ? where id = ?', [language, viewer.accountId]),
  );
  transport.keepLanguage(language);
}
