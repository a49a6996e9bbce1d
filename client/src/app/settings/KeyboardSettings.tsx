import { setShortcuts, useShortcuts } from '#lib/shortcuts';
import { texts } from '#texts/en';
import { Check } from '#ui/Check';
import { SettingsSection } from '#ui/SettingsSection';
import { ShortcutList } from './ShortcutList.tsx';

const t = texts.keyboardSettings;

/** Lists the keyboard shortcuts, and turns off those of a single letter on this device. */
export default function KeyboardSettings() {
  const isOn = useShortcuts();
  return (
    <SettingsSection title={t.title} description={t.description}>
      <ShortcutList />
      <Check
        label={t.letters}
        description={t.lettersHint}
        checked={isOn}
        onChange={(event) => setShortcuts(event.currentTarget.checked)}
      />
    </SettingsSection>
  );
}
