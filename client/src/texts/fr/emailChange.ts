export const emailSettings = {
  title: 'Adresse e-mail',
  description: 'Elle vous sert à vous connecter, et vous y recevez vos e-mails.',
  failed: 'Impossible de charger votre adresse e-mail.',
  change: 'Modifier',
  changeTitle: 'Modifier votre adresse e-mail',
  changeText:
    'Nous envoyons un lien à la nouvelle adresse. Votre adresse change quand vous l’ouvrez et la confirmez.',
  email: 'Nouvelle adresse e-mail',
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'De votre application d’authentification, ou un code de récupération.',
  submit: 'Envoyer le lien',
  notSent: 'Impossible d’envoyer le lien. Veuillez réessayer.',
  sent: (email: string) => `Nous avons envoyé un lien à ${email}.`,
  pending: (email: string) =>
    `Ouvrez le lien que nous avons envoyé à ${email}. Il sert une fois et expire dans 30 minutes.`,
  pendingTitle: 'En attente de confirmation',
  cancel: 'Annuler la modification',
  cancelled: 'Votre adresse e-mail reste la même.',
  notCancelled: 'Impossible d’annuler la modification. Veuillez réessayer.',
};

/** Page of the links in the mails. */
export const emailChangePage = {
  confirmTitle: 'Confirmez votre nouvelle adresse e-mail',
  confirmText: 'Vous vous connecterez désormais avec elle, et vos autres appareils seront déconnectés.',
  confirm: 'Confirmer',
  confirmed: 'Adresse e-mail modifiée',
  confirmedText: (email: string) => `Votre adresse e-mail est maintenant ${email}.`,
  undoTitle: 'Gardez votre adresse e-mail',
  undoText:
    'Si vous n’avez pas modifié l’adresse de votre compte, quelqu’un connaît votre mot de passe. Nous déconnectons tous les appareils, supprimons toutes les clés d’accès, et vous choisissez un nouveau mot de passe.',
  undo: 'Ce n’était pas moi',
  undone: (email: string) => `Votre adresse e-mail est ${email}. Choisissez un nouveau mot de passe.`,
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
  invalidTitle: 'Ce lien ne fonctionne pas',
  invalidText:
    'Ouvrez le lien complet de l’e-mail, ou demandez de nouveau la modification dans vos paramètres.',
  goOn: 'Continuer',
};
