/** Tab Notifications of the institution's settings. */
export const institutionNotifications = {
  title: 'Notifications',
  description: 'Ce que votre établissement envoie par e-mail à ses membres.',
  welcome: 'E-mail de bienvenue',
  welcomeHint:
    'Toute personne qui devient membre le reçoit une fois : en créant un compte, par une invitation ou un import, ou en s’inscrivant de l’extérieur.',
  send: 'Envoyer un e-mail de bienvenue',
  subject: 'Objet',
  message: 'Message',
  placeholders: 'Variables',
  placeholderHints: {
    name: 'Prénom du nouveau membre. Omis si nous ne le connaissons pas.',
    institution: 'Nom de votre établissement.',
  },
  suggestedSubject: 'Bienvenue chez {institution}',
  suggestedMessage: `Bonjour {name},

nous sommes heureux de vous accueillir chez **{institution}**.

- Ajoutez votre nom et une photo à votre profil, pour que les autres vous reconnaissent.
- Faites un tour : vos cours, dates et devoirs sont sur le tableau de bord.

Si vous avez une question, écrivez-nous.`,
  preview: 'Aperçu',
  previewOf: (name: string) => `Tel que ${name} le recevrait`,
  previewNobody: 'Tel qu’un membre sans nom le recevrait',
  button: (institution: string) => `Aller à ${institution}`,
  empty: 'Rédigez un objet et un message pour les voir ici.',
  test: 'M’envoyer un test',
  testSent: (email: string) => `Le test est en route vers ${email}.`,
  testFailed: 'Nous n’avons pas pu envoyer le test. Veuillez réessayer.',
  kinds: 'Notifications par e-mail',
  kindsHint:
    'Tout s’affiche dans l’application. Ce que vous désactivez ici n’est envoyé par e-mail à personne. Les membres peuvent en désactiver davantage pour eux-mêmes.',
  conflict: 'Quelqu’un d’autre a modifié ces paramètres',
  save: 'Enregistrer les modifications',
  saved: 'Notifications enregistrées.',
  failed: 'Nous n’avons pas pu enregistrer les paramètres. Veuillez réessayer.',
};
