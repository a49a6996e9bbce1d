import { SHORTCUTS, type ShortcutName } from '#lib/shortcutKeys';
import { keyNamesOf } from '#lib/shortcutNames';
import { texts } from '#texts/en';
import classes from './shortcuts.module.css';

/** The keyboard shortcuts and what they do. */
export function ShortcutList() {
  return (
    <dl className={classes.shortcuts}>
      {(Object.keys(SHORTCUTS) as ShortcutName[]).map((name) => (
        <div key={name}>
          <dt>{texts.keyboardSettings.actions[name]}</dt>
          <dd>
            {keyNamesOf(name).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
