import type { MemberInvitationStatus, Role } from '../enums.generated.ts';

/** Roles in a sentence. They name the role, not the person, whose gender is unknown. */
const asRole = {
  STUDENT: 'avec le rôle d’étudiant',
  INSTRUCTOR: 'avec le rôle d’enseignant',
  ADMIN: 'avec le rôle d’admin',
} satisfies Record<Role, string>;

export const receivedInvitation = {
  title: (institution: string) => `Rejoindre ${institution}`,
  text: (inviter: string, role: Role, cohort: string | null) =>
    `${inviter} vous invite ${asRole[role]}${cohort === null ? '' : ` dans « ${cohort} »`}.`,
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères.',
  register: 'Créer un compte et rejoindre',
  registerFailed: 'Impossible de créer votre compte. Veuillez réessayer.',
  haveAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter pour accepter',
  signedInAs: (email: string) => `Vous êtes actuellement sur le compte ${email}.`,
  accept: 'Accepter l’invitation',
  acceptFailed: 'Impossible d’accepter l’invitation. Veuillez réessayer.',
  otherAccount: 'Se déconnecter pour utiliser un autre compte',
  verifyFirst: 'Vérifiez d’abord votre adresse e-mail.',
  verify: 'Vérifier l’adresse',
  joined: (institution: string) => `Bienvenue chez ${institution} !`,
  unknown: 'Cette invitation n’est plus valable',
  unknownHint:
    'Elle a déjà été utilisée, a été remplacée par une plus récente ou a expiré. Si vous l’avez déjà acceptée, connectez-vous. Sinon, demandez une nouvelle invitation à la personne à l’origine de l’invitation.',
  toSignIn: 'Se connecter',
  failed: 'Impossible de charger l’invitation.',
};

export const memberInvitations = {
  title: 'Invitations',
  description: 'Invitez des personnes par e-mail. Chaque lien fonctionne une fois, pendant 14 jours.',
  list: 'Invitations ouvertes',
  failed: 'Impossible de charger les invitations.',
  empty: 'Aucune invitation ouverte.',
  emptyHint:
    'Invitez des étudiants directement dans une cohorte, ou des collègues pour enseigner et gérer avec vous.',
  invite: 'Inviter des personnes',
  statuses: {
    WAITING: 'En attente d’envoi',
    OPEN: 'Ouverte',
    ACCEPTED: 'Acceptée',
    CANCELLED: 'Annulée',
    EXPIRED: 'Expirée',
  } satisfies Record<MemberInvitationStatus, string>,
  email: 'Adresse e-mail',
  role: 'Rôle',
  actions: 'Actions',
  cohort: 'Cohorte',
  sent: 'Envoi',
  by: (name: string) => `par ${name}`,
  expires: 'Expiration',
  resend: 'Renvoyer',
  sendNow: 'Envoyer maintenant',
  sendNowNamed: (email: string) => `Envoyer maintenant l’invitation à ${email}`,
  status: 'Statut',
  waiting: (invitations: string) => `${invitations} en attente d’envoi.`,
  waitingHint:
    'Nous envoyons jusqu’à 400 invitations importées par jour, dans l’ordre du fichier. Les autres suivent automatiquement.',
  noWaiting: 'Aucune invitation en attente d’envoi.',
  fromFile: 'Importer depuis un fichier',
  resendNamed: (email: string) => `Renvoyer l’invitation à ${email}`,
  resent: (email: string) => `Nous avons envoyé un nouveau lien à ${email}.`,
  resendFailed: 'Impossible de renvoyer l’invitation. Veuillez réessayer.',
  cancelNamed: (email: string) => `Annuler l’invitation à ${email}`,
  cancelled: (email: string) => `L’invitation à ${email} a été annulée.`,
  cancelFailed: 'Impossible d’annuler l’invitation. Veuillez réessayer.',
  resentMany: (count: number) => `${count} ${count < 2 ? 'invitation renvoyée' : 'invitations renvoyées'}.`,
  cancelMany: 'Annuler les invitations',
  cancelManyText: (count: number) =>
    count === 1
      ? 'Le lien dans l’e-mail cessera aussitôt de fonctionner.'
      : `Les liens dans ces ${count} e-mails cesseront aussitôt de fonctionner.`,
  cancelledMany: (count: number) => `${count} ${count < 2 ? 'invitation annulée' : 'invitations annulées'}.`,
};

export const inviteForm = {
  title: 'Inviter des personnes',
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  namesHint: 'Facultatif. Prérempli quand la personne crée son compte.',
  submitOne: 'Envoyer l’invitation',
  emails: 'Adresses e-mail',
  emailsHint: 'Une par ligne, 100 au maximum.',
  missing: 'Saisissez au moins une adresse e-mail.',
  tooMany: 'Vous pouvez inviter jusqu’à 100 personnes à la fois.',
  role: 'Rôle',
  cohort: 'Cohorte',
  cohortHint: 'En acceptant, elles obtiennent une place, ou une position sur la liste d’attente.',
  noCohort: 'Aucune cohorte',
  message: 'Message',
  messageHint: 'Facultatif. Inclus dans chaque e-mail.',
  submit: 'Envoyer les invitations',
  sent: (people: string) => `Invitation envoyée : ${people}.`,
  someFailed: 'Impossible d’inviter ces personnes :',
  alreadyInvited: 'invitation déjà envoyée il y a moins d’une heure.',
  problem: (email: string, message: string) => `${email} : ${message}`,
  failed: 'Impossible d’envoyer les invitations. Veuillez réessayer.',
};
