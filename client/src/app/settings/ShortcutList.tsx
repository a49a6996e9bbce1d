import { texts } from '#texts/en';
import classes from './shortcuts.module.css';

/** The keyboard shortcuts and what they do. */
export function ShortcutList() {
  return (
    <dl className={classes.shortcuts}>
      {texts.keyboardSettings.shortcuts.map(({ keys, action }) => (
        <div key={action}>
          <dt>{action}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
