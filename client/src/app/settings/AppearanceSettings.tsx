import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Stack, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useId, useState } from 'react';
import { ACCENTS, type Accent, chooseAccent, chosenAccent, THEME_ACCENT } from '#lib/accent';
import { useBrand } from '#lib/brand';
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

/** A person's own choice on the device precedes the color of the institution, because eyes and screens differ. */
function AccentChoice() {
  const brand = useBrand();
  const [chosen, setChosen] = useState(chosenAccent);
  const choose = (name: Accent | null) => {
    chooseAccent(name);
    setChosen(name);
  };
  return (
    <fieldset className={classes.accents}>
      <legend className={classes.label}>{t.accent}</legend>
      {brand?.accentColor && (
        <AccentOption
          label={t.ofInstitution(brand.name)}
          color={`light-dark(${brand.accentColor}, ${brand.darkAccentColor})`}
          isChosen={chosen === null}
          onChoose={() => choose(null)}
        />
      )}
      {ACCENT_NAMES.map((name) => (
        <AccentOption
          key={name}
          label={NAMES[name]}
          color={ACCENTS[name]}
          isChosen={name === chosen || (chosen === null && !brand?.accentColor && name === THEME_ACCENT)}
          // Without a color of the institution, the theme's own is no choice that a later one would have to give way to.
          onChoose={() => choose(name === THEME_ACCENT && !brand?.accentColor ? null : name)}
        />
      ))}
    </fieldset>
  );
}

interface AccentOptionProps {
  label: string;
  color: string;
  isChosen: boolean;
  onChoose: () => void;
}

const AccentOption = ({ label, color, isChosen, onChoose }: AccentOptionProps) => (
  <label>
    <input type="radio" name="accent" checked={isChosen} onChange={onChoose} />
    <span aria-hidden style={{ background: color }} />
    {label}
  </label>
);
