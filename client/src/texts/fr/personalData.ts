/** The viewer's own data in the settings: the archive, and the end of the account. */

export const personalData = {
  title: 'Vos données',
  description:
    'Une archive ZIP avec tout ce que nous conservons sur vous dans tous les établissements : des lignes JSON et les fichiers que vous avez envoyés.',
  privacy: 'Elle ne contient ni mots de passe ni autres secrets. Conservez-la en lieu sûr.',
  loadFailed: 'Nous n’avons pas pu charger cette section.',
};

export const deleteAccount = {
  title: 'Supprimer votre compte',
  description: 'Définitivement, dans tous les établissements.',
  effects: [
    'Vos nom, adresse e-mail, photo, messages, publications, avis et travaux rendus sont effacés.',
    'Vous perdez vos places. Les notes, les présences et les paiements restent sans votre nom ; les reçus le conservent, comme la loi l’exige.',
    'Vos certificats restent valables sous leur numéro, sans votre nom. Téléchargez-les d’abord.',
    'Si un établissement avec d’autres membres vous appartient, transférez-le ou fermez-le d’abord.',
  ],
  button: 'Supprimer le compte',
  dialogTitle: 'Supprimer votre compte ?',
  dialogText: 'Cette action est irréversible. Vous êtes aussitôt déconnecté de tous les appareils.',
  password: 'Votre mot de passe',
  code: 'Code de sécurité',
  codeHint: 'De votre application d’authentification, ou un code de récupération.',
  failed: 'Nous n’avons pas pu supprimer votre compte. Veuillez réessayer.',
  done: 'Votre compte a été supprimé.',
};
