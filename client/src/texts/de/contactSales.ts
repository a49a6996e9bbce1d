export const contactSales = {
  title: 'Vertrieb kontaktieren',
  hint: 'Erzählen Sie uns von Ihrer Institution. Wir antworten per E-Mail und finden den passenden Tarif.',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  institution: 'Institution',
  students: 'Anzahl der Lernenden',
  message: 'Nachricht',
  send: 'Nachricht senden',
  failed: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
};
