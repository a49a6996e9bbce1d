/** Features and limits of the plans of an institution (document 2, section 9). */
export const planOffers = {
  students: (students: number) => `Jusqu’à ${students} étudiants`,
  unlimited: 'Nombre d’étudiants illimité',
  features: {
    FREE: [
      'Statistiques de base',
      'Outils de création de cours',
      'Gestion des étudiants',
      'Assistance de base',
    ],
    STARTER: [
      'Statistiques avancées',
      'Assistance prioritaire par e-mail',
      'Identité visuelle propre',
      'Cours illimités',
      'Suivi de la progression',
      'Intégrations de base',
    ],
    PROFESSIONAL: [
      'Rapports avancés',
      'Accès à l’API',
      'Assistance premium',
      'Domaine personnalisé',
      'Intégrations avancées',
      'Travail en équipe',
      'Importation d’étudiants en masse',
    ],
    ENTERPRISE: [
      'Marque blanche',
      'Assistance dédiée',
      'Intégrations sur mesure',
      'Niveau de service garanti (SLA)',
      'Développement de fonctions sur mesure',
      'Mise en route et formation',
    ],
  },
  limitations: {
    FREE: [
      'Sans identité visuelle propre',
      'Stockage limité',
      'Sans assistance prioritaire',
      'Rapports de base',
    ],
    STARTER: ['Sans accès à l’API', 'Intégrations limitées'],
    PROFESSIONAL: ['Marque blanche limitée'],
  },
};
