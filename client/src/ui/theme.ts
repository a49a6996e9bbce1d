import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

// Shade 8 (light) and 7 (dark) carry white text at 6.3:1 and 5.0:1.
const indigo: MantineColorsTuple = [
  '#eef0ff',
  '#e0e3ff',
  '#c7cbfe',
  '#a9aefb',
  '#9197f8',
  '#7b80f4',
  '#6b6cf0',
  '#5d5bec',
  '#4f46e5',
  '#4338ca',
];

// White text is readable on every shade from 7 on; Mantine's own 7 is too light for it.
const red: MantineColorsTuple = [
  '#fff1f1',
  '#ffe1e1',
  '#ffc6c6',
  '#ffa1a1',
  '#ff7e7e',
  '#fa5f5f',
  '#ee4848',
  '#dc3030',
  '#cc2929',
  '#ab2020',
];

// Grays with a hint of blue that match the accent.
const gray: MantineColorsTuple = [
  '#f8f9fd',
  '#f1f3f9',
  '#e6e9f2',
  '#d6dae7',
  '#bcc2d4',
  '#9aa2b8',
  '#6f788f',
  '#4c546b',
  '#31384c',
  '#1b2030',
];

const dark: MantineColorsTuple = [
  '#e6e8f0',
  '#c6cad8',
  '#a5abbe',
  '#7d849b',
  '#3a4059',
  '#2d3248',
  '#1f2335',
  '#161927',
  '#11131f',
  '#0b0d16',
];

const fontFamily =
  "'Plus Jakarta Sans Variable', 'Plus Jakarta Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Theme of the app: one scale of type, radius and color. Components need no further props. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 7 },
  // Black text above this luminance, white below: 4.5:1 on either side.
  autoContrast: true,
  luminanceThreshold: 0.18,
  colors: { indigo, red, gray, dark },
  black: '#1b2030',
  fontFamily,
  defaultRadius: 'md',
  cursorType: 'pointer',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(27 32 48 / 5%)',
    sm: '0 1px 2px rgb(27 32 48 / 4%), 0 4px 12px rgb(27 32 48 / 5%)',
    md: '0 2px 4px rgb(27 32 48 / 4%), 0 12px 28px rgb(27 32 48 / 9%)',
    lg: '0 4px 8px rgb(27 32 48 / 5%), 0 24px 56px rgb(27 32 48 / 14%)',
  },
  // By name, because importing the components would add all of them to the first download.
  components: {
    Button: { defaultProps: { size: 'md', fw: 600 } },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3, maxRows: 16 } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'sm' } },
    PinInput: { defaultProps: { size: 'lg' } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg', shadow: 'xs' } },
    Paper: { defaultProps: { radius: 'lg' } },
    Alert: { defaultProps: { radius: 'md', variant: 'light' } },
    Anchor: { defaultProps: { underline: 'hover', fw: 600 } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    Avatar: { defaultProps: { color: 'indigo', radius: 'xl' } },
    // Mantine's focus placeholder is not a menu item, which violates ARIA.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // The header of a dialog is not a banner of the page.
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Modal: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { blur: 3, backgroundOpacity: 0.45 },
      },
    },
    Loader: { defaultProps: { type: 'dots' } },
    ThemeIcon: { defaultProps: { variant: 'light', radius: 'md' } },
    // Document 1, section 9.
    Tooltip: { defaultProps: { openDelay: 700, withArrow: true, radius: 'sm' } },
  },
});

const badgeColors = [
  'green',
  'teal',
  'lime',
  'yellow',
  'orange',
  'red',
  'pink',
  'grape',
  'violet',
  'blue',
  'cyan',
];

/** Text of light badges, alerts and icons: Mantine's darkest shade misses 4.5:1 on its own background. */
const lightVariantText = Object.fromEntries(
  badgeColors.map((color) => [
    `--mantine-color-${color}-light-color`,
    `color-mix(in srgb, var(--mantine-color-${color}-9) 70%, black)`,
  ]),
);

/** Colors that Mantine's defaults lack: WCAG AA contrast in both schemes, and our surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--app-gradient': 'linear-gradient(135deg, #6b6cf0 0%, #4f46e5 55%, #4338ca 100%)',
  },
  light: {
    '--mantine-color-body': '#f6f7fc',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-dimmed': '#5a6378',
    '--mantine-color-placeholder': '#697186',
    '--mantine-color-default-border': '#e3e6f0',
    ...lightVariantText,
    '--app-surface': '#ffffff',
    '--app-surface-muted': '#f1f3fa',
    '--app-border': '#e3e6f0',
    // Borders of inputs, at 3:1 against their background (WCAG 1.4.11).
    '--app-input-border': '#8b93a8',
    '--app-glow': 'rgb(91 91 236 / 14%)',
  },
  dark: {
    '--mantine-color-body': '#11131f',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-dimmed': '#a5abbe',
    '--mantine-color-placeholder': '#969db3',
    '--mantine-color-default-border': '#2d3248',
    '--mantine-color-anchor': '#a9aefb',
    // Mantine mixes these from the accent's darkest shade, which is too strong for badges and icons.
    '--mantine-color-indigo-light': 'rgb(123 128 244 / 16%)',
    '--mantine-color-indigo-light-hover': 'rgb(123 128 244 / 24%)',
    '--mantine-color-indigo-light-color': '#c7cbfe',
    '--mantine-primary-color-light': 'rgb(123 128 244 / 16%)',
    '--mantine-primary-color-light-hover': 'rgb(123 128 244 / 24%)',
    '--mantine-primary-color-light-color': '#c7cbfe',
    '--app-surface': '#181b2a',
    '--app-surface-muted': '#1f2335',
    '--app-border': '#2a2f45',
    '--app-input-border': '#6a7190',
    '--app-glow': 'rgb(107 108 240 / 20%)',
  },
});
