/** Sign-in screen. */
export const passkeySignIn = {
  or: 'ou',
  submit: 'Se connecter avec une clé d’accès',
  failed: 'Impossible de vous connecter avec une clé d’accès. Veuillez réessayer.',
};

/** Why a device did not make or use a passkey. */
export const passkeyFailures = {
  cancelled:
    'Opération annulée, ou cet appareil n’a pas de clé d’accès pour votre compte. Réessayez, ou utilisez votre mot de passe.',
  notMade: 'La clé d’accès n’a pas été créée : l’opération a été annulée ou a pris trop de temps. Réessayez.',
  known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  address: (address: string) =>
    `Les clés d’accès ne fonctionnent que sur ${address} et sur les adresses de ses établissements.`,
  device: 'Votre appareil n’y est pas parvenu. Essayez avec un autre.',
};

export const passkeySettings = {
  title: 'Clés d’accès',
  description:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran. Une clé d’accès remplace votre mot de passe et le code de votre téléphone.',
  list: 'Clés d’accès',
  failed: 'Impossible de charger vos clés d’accès.',
  none: 'Aucune clé d’accès',
  noneHint: 'Ajoutez-en une sur chaque appareil, ou une que vos appareils partagent.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  full: (max: number) =>
    `Vous avez ${max} clés d’accès, le maximum possible. Supprimez-en une pour en ajouter une autre.`,
  add: 'Ajouter une clé d’accès',
  addTitle: 'Ajouter une clé d’accès',
  addText:
    'Confirmez que c’est bien vous. Ensuite, votre navigateur demande votre empreinte, votre visage ou le verrouillage de l’écran.',
  name: 'Nom',
  nameHint: 'Pour la reconnaître plus tard, par exemple l’appareil.',
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'De votre application d’authentification, ou un code de récupération.',
  submit: 'Continuer',
  added: (name: string) => `Vous pouvez maintenant vous connecter avec « ${name} ».`,
  notAdded: 'Impossible d’ajouter la clé d’accès. Veuillez réessayer.',
  made: (day: string) => `Ajoutée le ${day}`,
  lastUsed: (time: string) => `Dernière utilisation : ${time}`,
  neverUsed: 'Jamais utilisée',
  actions: (name: string) => `Actions pour ${name}`,
  rename: 'Renommer',
  renameTitle: 'Renommer la clé d’accès',
  save: 'Enregistrer',
  renamed: 'Clé d’accès renommée.',
  notRenamed: 'Impossible de renommer la clé d’accès. Veuillez réessayer.',
  remove: 'Supprimer',
  removeTitle: (name: string) => `Supprimer « ${name} » ?`,
  removeText:
    'Elle ne vous connectera plus, et les autres appareils qu’elle a connectés sont déconnectés. Supprimez-la aussi sur votre appareil.',
  removed: (name: string) => `« ${name} » a été supprimée.`,
  notRemoved: 'Impossible de supprimer la clé d’accès. Veuillez réessayer.',
};
