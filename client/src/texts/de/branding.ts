const ratio = (contrast: number): string =>
  `${(Math.floor(contrast * 10) / 10).toFixed(1).replace('.', ',')}:1`;

export const branding = {
  title: 'Branding',
  description: 'So sehen Ihre Seiten, E-Mails und Zertifikate aus, auch für Gäste Ihrer Adresse.',
  noPlan: 'Ihr Tarif enthält kein eigenes Branding',
  noPlanText:
    'Eigenes Branding gibt es in den Tarifen Starter, Professional und Enterprise: Ihr Logo und Ihre Farbe auf Seiten, E-Mails und Zertifikaten.',
  seePlans: 'Tarife ansehen',
  logo: 'Logo',
  logoHint:
    'Steht mit Ihrem Namen oben auf jeder Seite. Ein transparentes PNG sieht hell und dunkel gut aus.',
  favicon: 'Symbol',
  faviconHint: 'Ein Quadrat für Browser-Tabs. Es sollte bei 16 Pixeln erkennbar sein.',
  none: 'Keins',
  color: 'Hauptfarbe',
  colorHint: 'Für Schaltflächen, Links und Ausgewähltes. Leer für die Farbe der Plattform.',
  colorPlaceholder: '#2d4fd6',
  pick: 'Farbe wählen',
  previews: { light: 'Vorschau hell', dark: 'Vorschau dunkel' },
  sampleButton: 'Jetzt einschreiben',
  sampleLink: 'Terminplan ansehen',
  noColor: 'Ihre Seiten haben die Farbe der Plattform.',
  readable: (contrast: number) => `Weißer Text ist auf dieser Farbe lesbar, mit ${ratio(contrast)}.`,
  darkened: (color: string, contrast: number, needed: number, shown: string) =>
    `Weißer Text ist auf ${color} schwer lesbar: ${ratio(contrast)}, nötig ist ${ratio(needed)}. Schaltflächen haben stattdessen ${shown}, den nächsten dunkleren Ton.`,
  lightened: (shown: string) => `Im dunklen Modus haben Schaltflächen ${shown}, damit sie sich abheben.`,
  ownChoice: 'Wer auf dem eigenen Gerät eine Akzentfarbe gewählt hat, behält sie.',
  conflict: 'Jemand anderes hat das Branding geändert',
  save: 'Änderungen speichern',
  saved: 'Branding gespeichert.',
  failed: 'Das Branding konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
};
