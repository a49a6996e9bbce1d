/** Links that add an entry to a calendar. */
export const calendarLinks = {
  title: 'Ajouter au calendrier',
  google: 'Google Agenda',
  apple: 'Calendrier Apple',
  outlook: 'Calendrier Outlook',
  opensNew: (name: string) => `${name} (s’ouvre dans un nouvel onglet)`,
};
