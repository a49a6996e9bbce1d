export const landing = {
  heading: 'Apprenez, enseignez et progressez avec',
  tagline: 'Créez, vendez et gérez des cours, et enseignez en direct, en un seul endroit.',
  getStarted: 'Commencer',
  createSchool: 'Créer votre école',
  pictures: {
    dashboard: 'Tableau de bord d’un enseignant avec les cours, les cohortes et les dernières inscriptions',
    phone:
      'Tableau de bord d’un étudiant sur un téléphone avec les prochaines séances et les travaux à rendre',
    course: 'Cours avec ses sections et ses leçons',
    cohort: 'Cohorte avec son planning, ses places et ses étudiants',
    grading: 'Travaux rendus par des étudiants avec leurs notes',
  },
  steps: 'D’une idée à une cohorte complète en trois étapes',
  stepsHint:
    'Vous apportez votre savoir. Nous nous occupons des inscriptions, des paiements, des rappels et des certificats.',
  stepNumber: (step: number) => `Étape ${step}`,
  stepCards: [
    {
      picture: 'course',
      title: 'Construisez votre cours',
      text: 'Organisez sections, leçons et devoirs. Gardez un brouillon jusqu’à ce qu’il vous plaise, puis publiez.',
    },
    {
      picture: 'cohort',
      title: 'Ouvrez une cohorte',
      text: 'Fixez les dates, les places et le prix, et partagez un seul lien. Une liste d’attente remplit les places qui se libèrent.',
    },
    {
      picture: 'grading',
      title: 'Enseignez ensemble',
      text: 'Réunissez-vous en direct, notez les travaux rendus, répondez aux questions et délivrez des certificats que chacun peut vérifier.',
    },
  ],
  why: (app: string) => `Pourquoi choisir ${app} ?`,
  whyHint: 'Tout ce qu’il faut à un cours, de la première idée à la dernière séance en direct.',
  cards: [
    {
      title: 'Acheter des cours',
      text: 'Trouvez un cours qui vous convient, rejoignez la prochaine cohorte et apprenez avec d’autres.',
    },
    {
      title: 'Créer des cours',
      text: 'Transformez votre savoir en sections et en leçons, et publiez quand tout est prêt.',
    },
    {
      title: 'Vendre des cours',
      text: 'Fixez un prix, partagez un lien et regardez les places de votre cohorte se remplir.',
    },
    {
      title: 'Gérer les rencontres',
      text: 'Planifiez des séances en direct que chacun voit dans son propre fuseau horaire.',
    },
  ],
  comingSoon: 'Bientôt disponible',
  signUpDisabled: 'La création de comptes est suspendue pour le moment',
  beFirst: 'Nous vous prévenons dès qu’elle reprend. Profitez d’un accès anticipé !',
  email: 'Adresse e-mail',
  emailPlaceholder: 'vous@example.com',
  emailMissing: 'Saisissez votre adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide',
  getEarlyAccess: 'Demander un accès anticipé',
  subscribed: 'Votre adresse est maintenant sur la liste d’accès anticipé.',
};

/** Public cohorts and courses on the landing pages. */
export const offers = {
  cohorts: 'Cohortes ouvertes',
  cohortsHint:
    'Apprenez avec d’autres : dates fixes, séances en direct et un enseignant qui connaît votre nom.',
  noCohorts: 'Aucune cohorte ouverte en ce moment',
  noCohortsHint: 'Les nouvelles cohortes apparaissent ici dès l’ouverture des inscriptions.',
  courses: 'Cours',
  noCourses: 'Aucun cours public pour le moment',
  noCoursesHint: 'Les cours apparaissent ici dès leur publication.',
  cohortsFailed: 'Impossible de charger les cohortes ouvertes.',
  coursesFailed: 'Impossible de charger les cours.',
  by: (institution: string) => `Par ${institution}`,
  starts: 'Début',
  seatsLeft: (seats: string) => `Il reste ${seats}`,
  full: 'Complète, liste d’attente ouverte',
};
