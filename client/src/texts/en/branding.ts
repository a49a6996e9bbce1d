const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

export const branding = {
  title: 'Branding',
  description: 'How your pages, emails and certificates look, also to visitors of your address.',
  noPlan: 'Your plan has no custom branding',
  noPlanText:
    'Custom branding comes with the Starter, Professional and Enterprise plans: your logo and your color on pages, emails and certificates.',
  seePlans: 'See Plans',
  logo: 'Logo',
  logoHint: 'Shown with your name at the top of each page. A transparent PNG looks good in light and dark.',
  favicon: 'Icon',
  faviconHint: 'A square for browser tabs. It should be readable at 16 pixels.',
  none: 'None',
  color: 'Primary color',
  colorHint: 'For buttons, links and what is selected. Empty for the color of the platform.',
  colorPlaceholder: '#2d4fd6',
  pick: 'Pick a color',
  previews: { light: 'Preview in light', dark: 'Preview in dark' },
  sampleButton: 'Enroll Now',
  sampleLink: 'See the schedule',
  noColor: 'Your pages have the color of the platform.',
  readable: (contrast: number) => `White text is readable on this color, at ${ratio(contrast)}.`,
  darkened: (color: string, contrast: number, needed: number, shown: string) =>
    `White text is hard to read on ${color}: ${ratio(contrast)}, and ${ratio(needed)} is needed. Buttons have ${shown} instead, the closest darker shade.`,
  lightened: (shown: string) => `In dark, buttons have ${shown}, so that they stand out.`,
  ownChoice: 'People who chose an accent color on their device keep it.',
  conflict: 'Someone else changed the branding',
  save: 'Save Changes',
  saved: 'Branding saved.',
  failed: 'We couldn’t save the branding. Please try again.',
};
