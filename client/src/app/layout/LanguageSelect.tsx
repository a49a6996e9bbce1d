import { LANGUAGES } from '@rules/kernel/language';
import { texts } from '#texts/en';
import classes from './layout.module.css';

/**
 * Choice of a visitor's language, each by its own name. Members choose in their settings. `start.js` keeps the choice and loads the
 * page again, so that it works on the prerendered page, too.
 */
export const LanguageSelect = () => (
  <select
    className={classes.language}
    aria-label={texts.languageChoice}
    defaultValue={texts.locale.language}
    data-language-choice
  >
    {Object.entries(LANGUAGES).map(([code, name]) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    ))}
  </select>
);
