export const billingSettings = {
  title: 'Abrechnung',
  description: 'Ihre Bestellungen und Belege.',
  allOrders: 'Alle Bestellungen',
  latest: 'Letzte Bestellungen',
  noOrders: 'Sie haben noch keine Bestellungen.',
  plan: (institution: string, plan: string) => `${institution} hat den Tarif ${plan}.`,
  toPlan: 'Tarif und Rechnungen',
};
