import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineTransition,
} from '@mantine/core';

/** Mantine's transition of dialogs. One that fades out takes no clicks: the second of a double click would submit again. */
const fadeDown: MantineTransition = {
  in: { opacity: 1, transform: 'translateY(0)' },
  out: { opacity: 0, transform: 'translateY(-30px)', pointerEvents: 'none' },
  transitionProperty: 'opacity, transform',
};

// Shade 7 carries white text at 6.9:1, in both schemes.
const cobalt: MantineColorsTuple = [
  '#eef2ff',
  '#dde5ff',
  '#c0cdff',
  '#9db1fd',
  '#7f98f8',
  '#6480f0',
  '#4a69e6',
  '#2d4fd6',
  '#2442b8',
  '#1d3696',
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

// Warm grays: paper in light, charcoal in dark.
const gray: MantineColorsTuple = [
  '#faf9f6',
  '#f4f2ed',
  '#eae7df',
  '#dbd7cd',
  '#c2bdb1',
  '#a09b8f',
  '#78736a',
  '#565249',
  '#38352f',
  '#1f1d1a',
];

const dark: MantineColorsTuple = [
  '#eceae5',
  '#cdcac3',
  '#aba79e',
  '#858178',
  '#47443d',
  '#34322c',
  '#26241f',
  '#1c1b17',
  '#151411',
  '#0f0e0c',
];

const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Wide', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Theme of the app: one scale of type, radius and color. Components need no further props. */
export const theme = createTheme({
  respectReducedMotion: true,
  primaryColor: 'cobalt',
  primaryShade: 7,
  // The accent is for the main action and for selection: secondary buttons are white.
  variantColorResolver: (input) =>
    defaultVariantColorsResolver(
      input.variant === 'light' && input.color === 'cobalt' ? { ...input, variant: 'default' } : input,
    ),
  // Black text above this luminance, white below: 4.5:1 on either side.
  autoContrast: true,
  luminanceThreshold: 0.18,
  colors: { cobalt, red, gray, dark },
  black: '#1f1d1a',
  fontFamily,
  defaultRadius: 'md',
  cursorType: 'pointer',
  // Secondary facts have xs; text and controls, which Mantine gives sm and md, are of one size.
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '24px' },
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(31 29 26 / 5%)',
    sm: '0 1px 2px rgb(31 29 26 / 4%), 0 4px 12px rgb(31 29 26 / 5%)',
    md: '0 2px 4px rgb(31 29 26 / 4%), 0 12px 28px rgb(31 29 26 / 9%)',
    lg: '0 4px 8px rgb(31 29 26 / 5%), 0 24px 56px rgb(31 29 26 / 14%)',
  },
  // By name, because importing the components would add all of them to the first download.
  components: {
    Button: {
      defaultProps: { size: 'sm', fw: 600 },
      // Mantine centers the dots by the transition, which reduced motion leaves out.
      styles: { loader: { transform: 'translate(-50%, -50%)' } },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Textarea: { defaultProps: { autosize: true, minRows: 3, maxRows: 16 } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'sm' } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'md' } },
    Paper: { defaultProps: { radius: 'lg' } },
    Alert: { defaultProps: { radius: 'md', variant: 'light' } },
    Anchor: { defaultProps: { underline: 'hover', fw: 600 } },
    Badge: { defaultProps: { variant: 'light', color: 'gray', radius: 'sm', tt: 'none', fw: 600 } },
    Avatar: { defaultProps: { color: 'gray', radius: 'xl' } },
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
        transitionProps: { duration: 200, transition: fadeDown },
      },
    },
    Loader: { defaultProps: { type: 'dots' } },
    ThemeIcon: { defaultProps: { variant: 'light', color: 'gray', radius: 'md' } },
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

/** Light badges and alerts on dark: Mantine's grounds are as strong as those of filled ones. */
const darkLightVariants = Object.fromEntries(
  badgeColors.flatMap((color) => {
    const mixed = (percent: number) =>
      `color-mix(in srgb, var(--mantine-color-${color}-6) ${percent}%, var(--app-surface))`;
    return [
      [`--mantine-color-${color}-light`, mixed(18)],
      [`--mantine-color-${color}-light-hover`, mixed(26)],
      [`--mantine-color-${color}-light-color`, `var(--mantine-color-${color}-2)`],
    ];
  }),
);

/** Colors that Mantine's defaults lack: WCAG AA contrast in both schemes, and our surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    // What progress, deadlines and losses are drawn in.
    '--app-progress': '#0d9488',
  },
  light: {
    '--mantine-color-body': '#faf9f6',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-dimmed': '#635e55',
    '--mantine-color-placeholder': '#736e64',
    '--mantine-color-default-border': '#e5e2da',
    '--mantine-color-gray-light': '#f1efe9',
    '--mantine-color-gray-light-hover': '#e9e6de',
    '--mantine-color-gray-light-color': '#4a463e',
    '--mantine-color-anchor': '#2442b8',
    ...lightVariantText,
    '--app-surface': '#ffffff',
    '--app-surface-muted': '#f4f2ed',
    '--app-border': '#e5e2da',
    // Borders of inputs, at 3:1 against their background (WCAG 1.4.11).
    '--app-input-border': '#918b7f',
    '--app-deadline': '#92500a',
    '--app-deadline-light': '#fdf1dc',
    '--app-progress-text': '#0b6e66',
    '--app-track': '#eae7df',
  },
  dark: {
    '--mantine-color-body': '#151411',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-dimmed': '#aba79e',
    '--mantine-color-placeholder': '#9a958b',
    '--mantine-color-default-border': '#34322c',
    '--mantine-color-anchor': '#a9bafd',
    '--mantine-color-gray-light': '#2a2823',
    '--mantine-color-gray-light-hover': '#34322c',
    '--mantine-color-gray-light-color': '#d9d6cf',
    ...darkLightVariants,
    // Mantine mixes these from the accent's darkest shade, which is too strong for badges and icons.
    '--mantine-color-cobalt-light': 'rgb(127 152 248 / 16%)',
    '--mantine-color-cobalt-light-hover': 'rgb(127 152 248 / 24%)',
    '--mantine-color-cobalt-light-color': '#c0cdff',
    '--app-surface': '#1c1b17',
    '--app-surface-muted': '#26241f',
    '--app-border': '#302e28',
    '--app-input-border': '#7d786d',
    '--app-deadline': '#f5c26b',
    '--app-deadline-light': 'rgb(245 194 107 / 14%)',
    '--app-progress-text': '#5fd0c4',
    '--app-track': '#34322c',
  },
});
