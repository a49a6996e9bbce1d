import { TextInput } from '@mantine/core';
import { toColor } from '@rules/kernel/color';
import { useFormContext, useWatch } from 'react-hook-form';
import { ACCENTS, THEME_ACCENT } from '#lib/accent';
import { texts } from '#texts/en';
import { useField } from '#ui/fields/useField';
import classes from './branding.module.css';
import type { BrandingValues } from './brandingFormRules.ts';

interface ColorFieldProps {
  name: 'primaryColor';
  label: string;
  hint: string;
}

/** A color as text, or picked with the browser's own picker. */
export function ColorField({ name, label, hint }: ColorFieldProps) {
  const { setValue } = useFormContext<BrandingValues>();
  const text = useWatch<BrandingValues, typeof name>({ name });
  const field = useField(name, {});
  return (
    <TextInput
      {...field}
      label={label}
      description={hint}
      placeholder={texts.branding.colorPlaceholder}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      maw={320}
      leftSectionWidth={44}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={texts.branding.pick}
          value={toColor(text) ?? ACCENTS[THEME_ACCENT]}
          onChange={({ currentTarget }) =>
            setValue(name, currentTarget.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      }
    />
  );
}
