import { useMutation } from '@apollo/client/react';
import { LANGUAGES, type Language } from '@rules/kernel/language';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { chooseLanguage, language } from '#lib/language';
import { notify } from '#lib/toasts';
import { sendHeld } from '#lib/undo';
import { texts } from '#texts/en';
import type { Language as LanguageName } from '#texts/enums.generated';
import { SettingsSection } from '#ui/SettingsSection';
import { UpdateLanguageDocument } from './LanguageSettings.generated.ts';

const t = texts.languageSettings;

const options = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value }));

/** The account's language. A choice applies at once: the page loads again, and forms keep their drafts. */
export default function LanguageSettings() {
  const [update, { loading }] = useMutation(UpdateLanguageDocument);
  const [chosen, setChosen] = useState<string>(language);
  const choose = async (next: Language) => {
    setChosen(next);
    try {
      await sendHeld(); // acts that can still be undone
      await update({ variables: { input: { language: next.toUpperCase() as LanguageName } } });
      chooseLanguage(next);
    } catch (error) {
      setChosen(language);
      notify.error(readError(error).message || t.failed);
    }
  };
  return (
    <SettingsSection title={t.title} description={t.description}>
      <NativeSelect
        label={t.label}
        data={options}
        value={chosen}
        disabled={loading}
        maw={320}
        onChange={(event) => void choose(event.currentTarget.value as Language)}
      />
    </SettingsSection>
  );
}
