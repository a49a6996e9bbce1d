export const tenantLanding = {
  reached: (app: string) => `Sie sind auf einer Subdomain von ${app}`,
  welcome: (institution: string) => `Willkommen bei ${institution}`,
  hint: 'Melden Sie sich an, um weiterzulernen, oder erstellen Sie ein Konto.',
  logIn: 'Anmelden',
  createAccount: 'Konto erstellen',
  notExisting: (namespace: string) =>
    `Die Institution ${namespace} gibt es nicht. Prüfen Sie den Namensraum, und versuchen Sie es erneut.`,
  loadFailed: 'Diese Institution konnte nicht geladen werden.',
};
