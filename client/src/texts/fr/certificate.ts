import type { CertificateStatus } from '../enums.generated.ts';

export const certificates = {
  title: 'Certificats',
  studentDescription: 'Les certificats que vous avez obtenus, à télécharger et à partager.',
  teacherDescription: 'Les certificats des étudiants qui ont terminé vos cours.',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
  search: 'Rechercher un certificat',
  clear: 'Effacer la recherche',
  noMatch: 'Aucun certificat ne correspond à votre recherche.',
  empty: 'Vous n’avez pas encore de certificat.',
  emptyHint: 'Vous en recevez un pour chaque cours terminé. Le cours indique ce qu’il faut.',
  browse: 'Parcourir les cohortes',
  filter: 'Filtrer les certificats',
  statuses: { PENDING: 'En attente', ISSUED: 'Délivré', REVOKED: 'Révoqué' } satisfies Record<
    CertificateStatus,
    string
  >,
  tabs: { PENDING: 'À délivrer', ISSUED: 'Délivrés', REVOKED: 'Révoqués' } satisfies Record<
    CertificateStatus,
    string
  >,
  nonePending: 'Rien à délivrer pour le moment.',
  nonePendingHint: 'Quand l’une de vos cohortes se termine, ses certificats apparaissent ici.',
  noneIssued: 'Aucun certificat délivré pour le moment.',
  noneRevoked: 'Aucun certificat révoqué.',
  pendingHint: 'Votre enseignant doit encore le délivrer.',
  grade: 'Note',
  issued: 'Délivré',
  number: 'Numéro',
  institution: 'Établissement',
  cohort: 'Cohorte',
  download: 'Télécharger',
  downloadNamed: (course: string) => `Télécharger le certificat : ${course}`,
  downloadOf: (student: string, course: string) => `Télécharger le certificat de ${student} : ${course}`,
  downloadFailed: 'Impossible de télécharger le certificat. Veuillez réessayer.',
  verificationLink: 'Lien de vérification',
  progressOf: (percent: number) => `${percent} % des leçons terminées`,
  issue: 'Délivrer',
  issueNamed: (student: string, course: string) => `Délivrer le certificat de ${student} : ${course}`,
  issueAll: 'Tout délivrer',
  issueAllNamed: (cohort: string) => `Délivrer tous les certificats : ${cohort}`,
  issueAllTitle: 'Délivrer tous les certificats ?',
  issueAllText: (cohort: string) =>
    `Chaque personne qui a terminé ${cohort} recevra un certificat (sans note) et une notification. Cette action est irréversible.`,
  issuedAll: (count: string) => `C’est fait : ${count}.`,
  issueFailed: 'Impossible de délivrer le certificat. Veuillez réessayer.',
  issueAgain: 'Délivrer à nouveau',
  issueAgainNamed: (student: string, course: string) =>
    `Délivrer à nouveau le certificat de ${student}\u00a0: ${course}`,
  revoked: 'Révoqué',
  reason: (reason: string) => `Motif\u00a0: ${reason}`,
  actionsOf: (student: string, course: string) => `Actions\u00a0: certificat de ${student}, ${course}`,
  share: 'Partager',
  shareNamed: (course: string) => `Partager le certificat\u00a0: ${course}`,
  linkedIn: 'Ajouter au profil LinkedIn',
  badge: 'Télécharger le badge numérique',
};

export const issueCertificate = {
  title: 'Délivrer le certificat',
  text: (student: string, course: string) =>
    `Nous délivrerons le certificat « ${course} » à ${student}, avec une notification. Cette action est irréversible.`,
  grade: 'Note',
  gradeHint: 'Facultatif. Imprimée sur le certificat, p. ex. « 16/20 » ou « 92 % ».',
  submit: 'Délivrer le certificat',
  done: (student: string) => `Le certificat de ${student} a été délivré.`,
};

export const certificateCheck = {
  title: 'Vérifier un certificat',
  text: 'Saisissez le numéro imprimé sur le certificat.',
  number: 'Numéro du certificat',
  placeholder: 'M3KX-7W0P-QD5T',
  submit: 'Vérifier',
  valid: 'Ce certificat est valable.',
  revoked: 'Ce certificat a été révoqué.',
  revokedText: (student: string, course: string) =>
    `${student} avait un certificat pour le cours «\u00a0${course}\u00a0». Il n’est plus valable.`,
  revokedAt: 'Révoqué',
  reason: 'Motif',
  language: 'Langue',
  badge: 'Télécharger le badge numérique',
  badgeHint: 'Un fichier signé Open Badges 3.0 pour les portefeuilles numériques.',
  certifies: (student: string, course: string) => `${student} a terminé le cours « ${course} ».`,
  unknown: 'Aucun certificat ne porte ce numéro.',
  unknownHint: 'Vérifiez le numéro sur le certificat. Il comporte 12 lettres et chiffres.',
  another: 'Vérifier un autre certificat',
  failed: 'Impossible de vérifier le numéro. Veuillez réessayer.',
};
