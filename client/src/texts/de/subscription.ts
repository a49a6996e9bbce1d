/** Texts of the subscription to a plan. */
export const subscription = {
  subscribe: 'Tarif abonnieren',
  subscribeText: 'Sie zahlen monatlich auf einer Seite von Stripe und können jederzeit kündigen.',
  option: (plan: string, price: number, students: number) =>
    `${plan}: ${price}\u00a0$/Monat, ${students} Lernende`,
  open: 'Abonnieren',
  pay: 'Zur Zahlung',
  notSold: 'Tarife werden in Absprache mit unserem Vertrieb geändert.',
  awaited: (plan: string) => `Ihre Zahlung für ${plan} steht aus`,
  awaitedText:
    'Wenn Sie bezahlt haben, bestätigt Stripe das innerhalb einer Minute, und der Tarif beginnt von selbst. Wenn nicht, gehen Sie zur Zahlung.',
  goToPayment: 'Zur Zahlung',
  checkAgain: 'Erneut prüfen',
  renews: (day: string, price: number) => `Verlängert sich am ${day} für ${price}\u00a0USD.`,
  changes: (plan: string, day: string, price: number) =>
    `Wechselt am ${day} zu ${plan}, für ${price}\u00a0USD/Monat.`,
  ends: (day: string) => `Gekündigt: Ihr Tarif endet am ${day}. Danach hat Ihre Institution Free.`,
  pastDue: 'Die letzte Zahlung ist fehlgeschlagen',
  pastDueText:
    'Ihr Tarif bleibt vorerst, und Stripe versucht es erneut. Prüfen Sie Ihre Karte, um ihn zu behalten: Ohne Zahlung wechselt Ihre Institution zurück zu Free.',
  cards: 'Zahlungsmethoden',
  updateCard: 'Karte prüfen',
  changeTo: (plan: string) => `Zu ${plan} wechseln`,
  keep: (plan: string) => `${plan} behalten`,
  keepText: (plan: string) => `Ihre Institution bleibt nach diesem Monat bei ${plan}.`,
  upText: (plan: string, price: number) =>
    `${plan} beginnt sofort. Sie zahlen jetzt die Differenz für den Rest dieses Monats und danach ${price}\u00a0USD pro Monat.`,
  downText: (plan: string, day: string) =>
    `${plan} beginnt am ${day} zum eigenen Preis. Bis dahin ändert sich nichts. Der Tarif muss für alle Ihre Lernenden reichen.`,
  changed: 'Ihr Abo wurde geändert',
  cancel: 'Abo kündigen',
  cancelText: (day: string) =>
    `Ihr Tarif bleibt bis ${day}. Danach hat Ihre Institution Free. Ihre Lernenden bleiben, aber niemand kann beitreten, solange es mehr sind, als Free enthält.`,
  cancelUnpaid:
    'Ihre Institution wechselt am Ende des Zeitraums zurück zu Free. Ihre Lernenden bleiben, aber niemand kann beitreten, solange es mehr sind, als Free enthält.',
  cancelled: 'Ihr Abo wurde gekündigt',
  goOn: 'Abo behalten',
  resume: 'Abo fortsetzen',
  resumeText: (day: string) => `Ihr Tarif läuft nach dem ${day} weiter, zum selben Preis.`,
  resumed: 'Ihr Abo läuft weiter',
  failed: 'Das ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
};
