/** Links that add an entry to a calendar. */
export const calendarLinks = {
  title: 'Añadir al calendario',
  google: 'Google Calendar',
  apple: 'Calendario de Apple',
  outlook: 'Calendario de Outlook',
  opensNew: (name: string) => `${name} (se abre en otra pestaña)`,
};
