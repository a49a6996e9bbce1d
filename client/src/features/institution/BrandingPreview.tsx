import { Text } from '@mantine/core';
import { accentOf, contrastOf, TEXT_CONTRAST, toColor } from '@rules/kernel/color';
import { useWatch } from 'react-hook-form';
import { ACCENTS, THEME_ACCENT } from '#lib/accent';
import { getAppName } from '#lib/appName';
import { texts } from '#texts/en';
import { Logo } from '#ui/Logo';
import classes from './branding.module.css';
import type { BrandingValues } from './brandingFormRules.ts';

const t = texts.branding;

const SCHEMES = ['light', 'dark'] as const;

/** Header, button and link in the look that the form has, in light and dark, and what happens to a color that is hard to read. */
export function BrandingPreview({ name }: { name: string }) {
  const { logo, primaryColor } = useWatch<BrandingValues>();
  const color = toColor(primaryColor ?? '');
  const accent = color ? accentOf(color) : { light: ACCENTS[THEME_ACCENT], dark: ACCENTS[THEME_ACCENT] };
  return (
    <div>
      <div className={classes.panels}>
        {SCHEMES.map((scheme) => (
          <figure key={scheme} className={classes.panel} data-scheme={scheme}>
            <figcaption>{t.previews[scheme]}</figcaption>
            <div className={classes.sample} style={{ ['--shown' as string]: accent[scheme] }}>
              <div className={classes.sampleHead}>
                {logo?.url ? <img src={logo.url} alt="" height={28} /> : <Logo />}
                <b>{logo?.url ? name : getAppName()}</b>
              </div>
              <span className={classes.sampleButton}>{t.sampleButton}</span>
              <span className={classes.sampleLink}>{t.sampleLink}</span>
            </div>
          </figure>
        ))}
      </div>
      <Text size="xs" c="dimmed" mt="sm" role="status">
        {color === null ? t.noColor : explain(color, accent)}
      </Text>
    </div>
  );
}

/** Returns what the form says about a color: its contrast, and the shades that replace it. */
function explain(color: string, { light, dark }: { light: string; dark: string }): string {
  const contrast = contrastOf(color, '#ffffff');
  return [
    contrast < TEXT_CONTRAST ? t.darkened(color, contrast, TEXT_CONTRAST, light) : t.readable(contrast),
    ...(dark === light ? [] : [t.lightened(dark)]),
    t.ownChoice,
  ].join(' ');
}
