import type { NotificationKind } from '../enums.generated.ts';

export const settings = {
  title: 'Paramètres',
  description: 'Photo, notifications, mot de passe et appareils.',
};

export const notificationSettings = {
  title: 'Notifications',
  description: 'Tout s’affiche sous la cloche. Choisissez ce que vous recevez aussi par e-mail.',
  about: {
    ENROLLMENT: 'Vous vous inscrivez à une cohorte.',
    WAITLIST_PROMOTION: 'Vous obtenez une place depuis une liste d’attente.',
    COHORT_CHANGE: 'Les dates ou rencontres d’une de vos cohortes changent.',
    COHORT_DELETION: 'Une de vos cohortes est supprimée.',
    ACTIVITY: 'Un nouveau devoir est publié.',
    REFUND: 'Un de vos paiements est remboursé.',
    CERTIFICATE: 'Un certificat vous est délivré.',
    EXTENSION: 'Vous obtenez plus de temps.',
    GRADE: 'Votre rendu est noté.',
    QUIZ_GRADE: 'Un enseignant note votre quiz.',
    STUDENT_ENROLLMENT: 'Quelqu’un s’inscrit à une cohorte où vous enseignez.',
    DISCUSSION_REPLY:
      'Quelqu’un répond dans une discussion que vous avez lancée ou à laquelle vous participez.',
    REVIEW: 'Un étudiant donne son avis sur un de vos cours.',
    CO_TEACHING: 'Quelqu’un vous confie le coenseignement d’un cours.',
    IMPORT_FINISHED: 'Une importation d’étudiants que vous avez lancée se termine.',
    PLAN_CHANGE: 'Vous êtes propriétaire d’un établissement, et son forfait change.',
    PAYMENT_FAILURE: 'Vous êtes propriétaire d’un établissement, et un paiement de son forfait échoue.',
    PLAN_USE:
      'Vous êtes propriétaire d’un établissement, et son forfait n’a plus, ou presque plus, de place pour des étudiants.',
    WORK_DUE: 'Un devoir que vous n’avez pas rendu est attendu dans moins d’un jour.',
    EVENT_REGISTRATION: 'Vous vous inscrivez à un événement ou libérez votre place.',
    EVENT_PUBLISHED: 'Un événement pour votre cohorte ou votre cours est publié.',
    EVENT_PROMOTION: 'Vous obtenez une place depuis la liste d’attente d’un événement.',
    EVENT_BOOKING: 'Un étudiant réserve un créneau de votre permanence, ou l’annule.',
    EVENT_CHANGE: 'Un événement auquel vous participez change.',
    EVENT_CANCELLATION: 'Un événement auquel vous participez est annulé.',
    EVENT_REMINDER: 'Une rencontre, une leçon en direct ou un événement commence dans moins d’une heure.',
  } satisfies Record<NotificationKind, string>,
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
  notSaved: 'Impossible d’enregistrer la modification. Veuillez réessayer.',
  none: 'Rejoignez un établissement pour choisir vos notifications par e-mail.',
};

/** Names of the kinds of notifications. */
export const notificationKinds = {
  ENROLLMENT: 'Inscriptions',
  WAITLIST_PROMOTION: 'Liste d’attente',
  COHORT_CHANGE: 'Changements de cohorte',
  COHORT_DELETION: 'Cohortes supprimées',
  ACTIVITY: 'Nouveaux devoirs',
  REFUND: 'Remboursements',
  CERTIFICATE: 'Certificats',
  EXTENSION: 'Délais supplémentaires',
  GRADE: 'Notes',
  QUIZ_GRADE: 'Notes de quiz',
  STUDENT_ENROLLMENT: 'Nouvelles inscriptions',
  DISCUSSION_REPLY: 'Réponses aux discussions',
  REVIEW: 'Avis',
  CO_TEACHING: 'Coenseignement',
  EVENT_REGISTRATION: 'Inscriptions aux événements',
  EVENT_PUBLISHED: 'Nouveaux événements',
  EVENT_PROMOTION: 'Liste d’attente d’événements',
  EVENT_BOOKING: 'Réservations de permanences',
  EVENT_CHANGE: 'Changements d’événement',
  EVENT_CANCELLATION: 'Événements annulés',
  EVENT_REMINDER: 'Rappels',
  IMPORT_FINISHED: 'Importations',
  PLAN_USE: 'Utilisation du forfait',
  PLAN_CHANGE: 'Changements de forfait',
  PAYMENT_FAILURE: 'Échecs de paiement du forfait',
  WORK_DUE: 'Devoirs à rendre',
} satisfies Record<NotificationKind, string>;
