import type { CertificateStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

const people = (count: number) => `${count} ${count < 2 ? 'étudiant' : 'étudiants'}`;

export const students = {
  title: 'Étudiants',
  description: 'Les étudiants de l’établissement, avec les cours de leurs cohortes.',
  list: 'Étudiants',
  empty: 'Aucun étudiant',
  emptyHint: 'Invitez des étudiants, ou laissez-les créer un compte.',
  noMatch: 'Aucun étudiant ne correspond à ces filtres.',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
  search: 'Rechercher par nom ou e-mail',
  cohort: 'Cohorte',
  allCohorts: 'Toutes les cohortes',
  name: 'Nom',
  courses: 'Cours',
  joined: 'Arrivée',
  lastSeen: 'Dernière visite',
  never: 'Jamais',
  actions: 'Actions',
  add: 'Ajouter un étudiant',
  enroll: 'Inscrire',
  enrollNamed: (name: string) => `Inscrire ${name}`,
  export: {
    start: 'Exporter en CSV',
    running: 'Exportation des étudiants',
    cancel: 'Annuler l’exportation',
    failed: 'Impossible d’exporter les étudiants. Veuillez réessayer.',
    percent: (percent: number) => `Exportation : ${percent} %`,
    done: (lines: number) => formatPlural(lines, 'étudiant exporté.', 'étudiants exportés.'),
  },
};

export const cohortSelect = {
  search: 'Rechercher une cohorte',
  noMatch: 'Aucune cohorte que vous pouvez choisir ne correspond.',
  found: (count: number) => `${formatPlural(count, 'cohorte trouvée', 'cohortes trouvées')}.`,
};

export const enrollIn = {
  title: 'Inscrire à une cohorte',
  cohort: 'Cohorte',
  choose: 'Choisir une cohorte',
  none: 'Aucune cohorte publiée n’est ouverte. Publiez-en une d’abord.',
  failed: 'Impossible de charger les cohortes.',
  about: (count: number) =>
    `Inscription de ${people(count)}, avec une notification. Une place payante est réservée jusqu’au paiement. Si la cohorte est complète, l’inscription va sur la liste d’attente.`,
  submit: 'Inscrire',
  done: (count: number) => `Inscription ou liste d’attente : ${people(count)}.`,
};

export const studentPage = {
  notFound: 'Cet étudiant n’est pas disponible',
  notFoundHint: 'La personne a peut-être quitté l’établissement, ou n’est dans aucune de vos cohortes.',
  failed: 'Impossible de charger cet étudiant.',
  back: 'Retour aux étudiants',
  profile: 'Voir le profil',
  record: 'Dossier de l’étudiant',
  facts: 'Informations',
  email: 'E-mail',
  phone: 'Téléphone',
  joined: 'Arrivée',
  lastSeen: 'Dernière visite',
  courses: 'Cours',
  removed: 'Retiré',
  enrollments: 'Inscriptions',
  noEnrollments: 'Aucune inscription pour le moment.',
  submissions: 'Rendus',
  noSubmissions: 'Aucun rendu pour le moment.',
  activity: 'Activité',
  course: 'Cours',
  submitted: 'Rendu',
  result: 'Résultat',
  attendance: 'Présences',
  noAttendance: 'Aucune présence enregistrée.',
  session: 'Séance',
  date: 'Date',
  cohort: 'Cohorte',
  status: 'Statut',
  certificates: 'Certificats',
  noCertificates: 'Aucun certificat pour le moment.',
  grade: 'Note',
  statuses: { PENDING: 'En attente', ISSUED: 'Délivré', REVOKED: 'Révoqué' } satisfies Record<
    CertificateStatus,
    string
  >,
};

export const enrollments = {
  title: 'Inscriptions',
  description: 'Places, listes d’attente et inscriptions passées de toutes les cohortes.',
  list: 'Inscriptions',
  new: 'Nouvelle inscription',
  search: 'Rechercher par étudiant',
  status: 'Statut',
  allStatuses: 'Tous les statuts',
  empty: 'Aucune inscription pour le moment.',
  emptyHint: 'Les étudiants apparaissent ici quand ils s’inscrivent.',
  noMatch: 'Aucune inscription ne correspond à ces filtres.',
  failed: 'Impossible de charger les inscriptions.',
  cohort: 'Cohorte',
  movedFrom: (cohort: string) => `Cohorte précédente : ${cohort}`,
  payment: 'Paiement',
  free: 'Gratuit',
  due: (amount: string) => `${amount} à payer`,
  paid: (amount: string) => `${amount} payés`,
  export: {
    start: 'Exporter en CSV',
    running: 'Exportation des inscriptions',
    cancel: 'Annuler l’exportation',
    failed: 'Impossible d’exporter les inscriptions. Veuillez réessayer.',
    percent: (percent: number) => `Exportation : ${percent} %`,
    done: (lines: number) => `${lines} ${lines < 2 ? 'inscription exportée' : 'inscriptions exportées'}.`,
  },
};

export const newEnrollment = {
  title: 'Nouvelle inscription',
  description: 'Inscrivez des étudiants de l’établissement à une cohorte. Ils sont prévenus.',
  cohort: 'Cohorte',
  cohortHint: 'Les cohortes publiées et non terminées. Une cohorte complète a une liste d’attente.',
  student: 'Étudiant',
  chooseFirst: 'Choisissez d’abord une cohorte.',
  toCohorts: 'Aller aux cohortes',
};

export const newStudent = {
  title: 'Ajouter un étudiant',
  description: 'Chaque personne reçoit un e-mail avec un lien qui fonctionne une fois, pendant 14 jours.',
  ways: 'Façons d’ajouter des étudiants',
  person: 'Une personne',
  paste: 'Coller des adresses',
  file: 'Importer un fichier',
};
