import type { InstitutionType } from '../enums.generated.ts';

export const institutionSettings = {
  title: 'Paramètres de l’établissement',
  description: (name: string) =>
    `Profil, identité visuelle, sécurité, membres, notifications, intégrations, facturation et journal d’audit : ${name}.`,
  tabs: 'Sections des paramètres',
  general: 'Général',
  branding: 'Identité visuelle',
  members: 'Membres',
  security: 'Sécurité',
  integrations: 'Intégrations',
  notifications: 'Notifications',
  billing: 'Facturation',
  danger: 'Zone de danger',
  failed: 'Impossible de charger les paramètres.',
};

export const institutionGeneral = {
  title: 'À propos de l’établissement',
  name: 'Nom',
  type: 'Type',
  types: {
    UNIVERSITY: 'Université',
    COLLEGE: 'Établissement supérieur',
    SCHOOL: 'École',
    TRAINING: 'Centre de formation',
    ORGANIZATION: 'Organisation',
    INDIVIDUAL: 'Particulier',
    OTHER: 'Autre',
  } satisfies Record<InstitutionType, string>,
  address: 'Adresse web',
  addressHint: 'Vos étudiants s’y connectent. Elle ne peut pas être modifiée.',
  isSignUpOpen: 'Ouvert aux nouveaux comptes',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Les jours des statistiques commencent à minuit dans ce fuseau horaire.',
  isSignUpOpenHint: 'Toute personne qui a un compte peut devenir étudiante en se connectant.',
  save: 'Enregistrer',
  saved: 'Paramètres enregistrés.',
  failed: 'Impossible d’enregistrer les paramètres. Veuillez réessayer.',
};

export const institutionSecurity = {
  title: 'Sécurité',
  description: 'Des règles pour tous les membres de l’établissement. Elles s’appliquent aussitôt.',
  conflict: 'Quelqu’un d’autre a modifié ces règles',
  twoFactor: 'Exiger l’authentification à deux facteurs',
  twoFactorHint:
    'Les membres qui ne l’ont pas configurée doivent le faire avant de continuer. Activez-la d’abord pour votre propre compte.',
  timeout: 'Déconnexion après inactivité, en minutes',
  timeoutHint: 'Sans activité pendant ce temps, il faut se reconnecter. Laissez vide pour 30 jours.',
  password: 'Longueur minimale des mots de passe',
  passwordHint: (platform: number) =>
    `Vaut seulement pour les nouveaux mots de passe. Chacun peut garder le sien. Laissez vide pour ${platform} caractères.`,
  example: (value: number) => `Par exemple ${value}`,
  addresses: 'Adresses IP autorisées',
  addressesHint: (max: number) =>
    `Seules ces adresses et plages, p. ex. 192.0.2.0/24, peuvent utiliser l’établissement. Une par ligne, ${max} au maximum. Laissez vide pour autoriser tout le monde.`,
  ownAddress: (address: string) => `Votre adresse : ${address}`,
  addOwnAddress: 'Ajouter mon adresse',
};

export const keyboardSettings = {
  title: 'Clavier',
  dialog: 'Raccourcis clavier',
  description: 'Des raccourcis qui fonctionnent sur chaque écran.',
  actions: {
    search: 'Rechercher et aller à une page',
    nextRow: 'Ligne suivante d’une liste',
    previousRow: 'Ligne précédente d’une liste',
    previousLesson: 'Leçon précédente',
    nextLesson: 'Leçon suivante',
    foldMenu: 'Réduire ou développer le menu',
    help: 'Afficher les raccourcis',
    latestMessage: 'Aller au dernier message, par exemple pour annuler',
  },
  letters: 'Utiliser de simples lettres comme raccourcis',
  lettersHint: 'Désactivez cette option si vous dictez du texte. Elle vaut pour cet appareil.',
};
