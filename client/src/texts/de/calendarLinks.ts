export const calendarLinks = {
  title: 'Zum Kalender hinzufügen',
  google: 'Google Kalender',
  apple: 'Apple Kalender',
  outlook: 'Outlook-Kalender',
  opensNew: (name: string) => `${name} (öffnet neuen Tab)`,
};
