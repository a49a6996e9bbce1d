export const courseSharing = {
  title: 'Partager un cours',
  description: 'Faites connaître un cours par son lien, son code QR ou une invitation par e-mail.',
  course: 'Cours',
  unknown: 'Vous ne pouvez pas partager ce cours',
  chooseAnother:
    'C’est peut-être un brouillon, un cours supprimé ou celui de quelqu’un d’autre. Choisissez un autre cours.',
  choose: 'Choisir un cours',
  none: 'Vous n’avez pas encore de cours publié. Publiez-en un pour le partager.',
  toMyCourses: 'Aller à mes cours',
  link: 'Lien et code QR',
  address: 'Lien du cours',
  addressHint: 'Toute personne qui a le lien peut lire la page d’un cours public.',
  qrCode: (course: string) => `Code QR avec le lien vers ${course}`,
  download: 'Télécharger le code QR',
  mails: 'Inviter par e-mail',
  already: (people: string) => `Invitation déjà envoyée il y a moins d’une heure : ${people}`,
};
