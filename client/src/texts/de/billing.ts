export const billing = {
  title: 'Tarif',
  description: 'Der Tarif bestimmt, wie viele Lernende die Institution haben kann.',
  price: (dollars: number) => `${dollars}\u00a0$/Monat`,
  negotiated: 'Preis nach Vereinbarung',
  students: 'Lernende',
  used: (students: string, limit: string) => `${students} von ${limit}`,
  unlimited: (students: string) => `${students}. Dieser Tarif hat keine Grenze.`,
  levels: {
    'almost-full': 'Fast alle Plätze sind belegt. Danach kann niemand mehr beitreten.',
    full: 'Alle Plätze sind belegt. Niemand kann beitreten, bis jemand geht oder der Tarif größer ist.',
  },
  sales: 'Vertrieb kontaktieren',
  larger: 'Größeren Tarif wählen',
  smaller: 'Kleineren Tarif wählen',
  requested: (plan: string) => `${plan} ist noch nicht bestätigt`,
  requestedText: (plan: string) =>
    `Wir bestätigen den Tarif per E-Mail. Bis dahin bleibt Ihre Institution bei ${plan}.`,
  withdraw: 'Zurückziehen',
  withdrawn: 'Ihre Wahl eines größeren Tarifs wurde zurückgezogen',
  ownerOnly: 'Nur wer die Institution besitzt, kann den Tarif ändern.',
  smallerTitle: 'Kleineren Tarif wählen',
  smallerText:
    'Er gilt sofort und muss für alle Ihre Lernenden reichen. API-Tokens und Importe brauchen Professional oder Enterprise.',
  plan: 'Tarif',
  change: 'Tarif ändern',
  changed: (plan: string) => `Ihre Institution hat jetzt den Tarif ${plan}`,
  notChanged: 'Der Tarif konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
};
