import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Stack, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useId, useState } from 'react';
import { ACCENTS, type Accent, chooseAccent, chosenAccent } from '#lib/accent';
import { texts } from '#texts/en';
import { SettingsSection } from '#ui/SettingsSection';
import classes from './appearance.module.css';

const t = texts.appearance;

const SCHEMES = Object.entries(t.schemes).map(([value, label]) => ({ value, label }));
const NAMES: Record<Accent, string> = t.accents;
const ACCENT_NAMES = Object.keys(ACCENTS) as Accent[];

/** Light or dark, and the accent color, on this device. */
export default function AppearanceSettings() {
  return (
    <SettingsSection title={t.title} description={t.description}>
      <Stack gap="lg">
        <SchemeChoice />
        <AccentChoice />
      </Stack>
    </SettingsSection>
  );
}

function SchemeChoice() {
  const id = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div>
      <div id={id} className={classes.label}>
        {t.colors}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        data={SCHEMES}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
      />
    </div>
  );
}

function AccentChoice() {
  const [chosen, setChosen] = useState(chosenAccent);
  const choose = (name: Accent) => {
    chooseAccent(name);
    setChosen(name);
  };
  return (
    <fieldset className={classes.accents}>
      <legend className={classes.label}>{t.accent}</legend>
      {ACCENT_NAMES.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="accent"
            value={name}
            checked={name === chosen}
            onChange={() => choose(name)}
          />
          <span aria-hidden style={{ background: ACCENTS[name] }} />
          {NAMES[name]}
        </label>
      ))}
    </fieldset>
  );
}
