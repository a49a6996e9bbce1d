/** Links that add an entry to a calendar (document 2, section 2.8). */
export const calendarLinks = {
  title: 'Add to calendar',
  google: 'Google Calendar',
  apple: 'Apple Calendar',
  outlook: 'Outlook Calendar',
  opensNew: (name: string) => `${name} (opens in a new tab)`,
};
