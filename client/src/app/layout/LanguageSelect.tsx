import { LANGUAGES, type Language } from '@rules/kernel/language';
import { chooseLanguage, language } from '#lib/language';
import { texts } from '#texts/en';
import classes from './layout.module.css';

/** Choice of a visitor's language, each by its own name. Members choose in their settings. */
export const LanguageSelect = () => (
  <select
    className={classes.language}
    aria-label={texts.languageChoice}
    value={language}
    onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
  >
    {Object.entries(LANGUAGES).map(([code, name]) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    ))}
  </select>
);
