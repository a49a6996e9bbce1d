export const tenantLanding = {
  reached: (app: string) => `Vous êtes sur un sous-domaine de ${app}`,
  welcome: (institution: string) => `Bienvenue chez ${institution}`,
  hint: 'Connectez-vous pour continuer à apprendre, ou créez un compte pour commencer.',
  logIn: 'Se connecter',
  createAccount: 'Créer un compte',
  notExisting: (namespace: string) =>
    `L’établissement ${namespace} n’existe pas. Vérifiez le sous-domaine et réessayez`,
  loadFailed: 'Impossible de charger cet établissement.',
};
