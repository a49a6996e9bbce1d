import { apiScopes } from '../apiScopes.generated.ts';
import type { ApiScope } from '../enums.generated.ts';

/** Permissions of API tokens by their scopes; of a new one, as the API describes it. */
export const scopeTexts = {
  ...apiScopes,
  ACTIVITIES_READ: 'Lire les activités.',
  ACTIVITIES_WRITE: 'Créer, modifier et supprimer des activités, et noter des rendus.',
  AUDIT_READ: 'Lire le journal d’audit.',
  CERTIFICATES_READ: 'Lire les certificats.',
  CERTIFICATES_WRITE: 'Délivrer et révoquer des certificats.',
  COHORTS_READ:
    'Lire les cohortes avec leurs enseignants et leurs séances, et s’abonner à leurs changements.',
  COHORTS_WRITE:
    'Créer, modifier, décaler, copier et supprimer des cohortes, et définir leurs enseignants et leurs jalons.',
  COUPONS_READ: 'Lire les codes promo avec le nombre de leurs utilisations.',
  COUPONS_WRITE: 'Créer, modifier, désactiver et supprimer des codes promo.',
  COURSES_READ: 'Lire les cours et leurs leçons.',
  COURSES_WRITE: 'Créer des cours, y inviter des personnes, et créer, modifier et supprimer des leçons.',
  ENROLLMENTS_READ: 'Lire qui est inscrit aux cohortes, la progression et les paiements.',
  ENROLLMENTS_WRITE:
    'Inscrire des étudiants à des cohortes et les déplacer, confirmer leurs paiements, refuser et annuler des inscriptions.',
  EVENTS_READ:
    'Lire les événements avec leur programme et leurs inscriptions, et s’abonner à leurs changements.',
  EVENTS_WRITE: 'Créer, modifier, publier, annuler et supprimer des événements, et relever les présences.',
  FILES_READ: 'Lire et télécharger les fichiers que peut lire la personne qui a créé le jeton.',
  INSTITUTION_READ: 'Lire les paramètres, le forfait et les statistiques de l’établissement.',
  INSTITUTION_WRITE: 'Modifier les paramètres de l’établissement.',
  MEMBERS_READ:
    'Lire les membres de l’établissement et les personnes invitées, avec leurs profils, adresses e-mail et rôles.',
  MEMBERS_WRITE:
    'Inviter, retirer et rétablir des membres et changer leurs rôles, sauf ceux des administrateurs.',
  ORDERS_READ:
    'Lire les commandes avec leurs paiements, et les réponses des étudiants au formulaire d’inscription.',
  ORDERS_WRITE: 'Marquer des commandes comme payées, les rembourser et les annuler.',
  SUBMISSIONS_READ: 'Lire les travaux que rendent les étudiants, avec leurs notes.',
  WEBHOOKS_READ:
    'Lire les points de terminaison de webhooks et leurs livraisons, avec le contenu de tous les événements.',
  WEBHOOKS_WRITE:
    'Créer, modifier et supprimer des points de terminaison de webhooks, qui reçoivent les événements de tous les domaines.',
} satisfies Record<ApiScope, string>;
