import { setShortcuts, useShortcuts } from '#lib/shortcuts';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import { SettingsSection } from '#ui/SettingsSection';
import classes from './settings.module.css';

const t = texts.keyboardSettings;

/** Lists the keyboard shortcuts, and turns off those of a single letter on this device. */
export default function KeyboardSettings() {
  const isOn = useShortcuts();
  return (
    <SettingsSection title={t.title} description={t.description}>
      <dl className={classes.shortcuts}>
        {t.shortcuts.map(({ keys, action }) => (
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
      <Check
        label={t.letters}
        description={t.lettersHint}
        checked={isOn}
        onChange={(event) => setShortcuts(event.currentTarget.checked)}
      />
    </SettingsSection>
  );
}
