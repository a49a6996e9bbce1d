export const deleteCohort = {
  title: 'Kohorte löschen',
  about: (title: string) =>
    `Möchten Sie ${title} wirklich löschen? Das lässt sich nicht rückgängig machen. Eingeschriebene Lernende werden benachrichtigt und verlieren den Zugriff.`,
  confirm: 'Kohorte löschen',
  done: 'Kohorte gelöscht',
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es später erneut.',
};
