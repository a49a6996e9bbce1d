import type { ActivityType } from '../enums.generated.ts';
import { formatCount, formatPlural } from '../formatting.ts';

const types = {
  ASSIGNMENT: 'Devoir',
  QUIZ: 'Quiz',
  PROJECT: 'Projet',
  DISCUSSION: 'Discussion',
  PRESENTATION: 'Présentation',
} satisfies Record<ActivityType, string>;

/** Types with their article, as in 'Rendre le devoir'. */
const theTypes = {
  ASSIGNMENT: 'le devoir',
  QUIZ: 'le quiz',
  PROJECT: 'le projet',
  DISCUSSION: 'la discussion',
  PRESENTATION: 'la présentation',
} satisfies Record<ActivityType, string>;

const details = {
  ASSIGNMENT: 'Détails du devoir',
  QUIZ: 'Détails du quiz',
  PROJECT: 'Détails du projet',
  DISCUSSION: 'Détails de la discussion',
  PRESENTATION: 'Détails de la présentation',
} satisfies Record<ActivityType, string>;

const done = {
  ASSIGNMENT: 'Devoir rendu !',
  QUIZ: 'Quiz rendu !',
  PROJECT: 'Projet rendu !',
  DISCUSSION: 'Discussion rendue !',
  PRESENTATION: 'Présentation rendue !',
} satisfies Record<ActivityType, string>;

const submit = (type: ActivityType) => `Rendre ${theTypes[type]}`;

export const courseAssignments = {
  title: 'Devoirs',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
  empty: 'Aucun devoir pour ce cours.',
  newActivity: 'Nouvelle activité',
  types,
  due: (instant: string) => `À rendre le ${instant}`,
  submit,
  viewSubmission: 'Voir le rendu',
  view: (type: ActivityType) => `Voir ${theTypes[type]}`,
  submissions: 'Rendus',
  counts: (all: number, waiting: number) =>
    all === 0 ? 'Aucun rendu' : `${formatPlural(all, 'rendu', 'rendus')} · ${formatCount(waiting)} à noter`,
  /** Accessible name: distinguishes links that have the same label. */
  of: (label: string, title: string) => `${label} : ${title}`,
};

export const workState = {
  submitted: 'Rendu',
  late: 'En retard',
  latePercent: (percent: number) => `En retard, −${percent} %`,
  graded: (points: string, all: string) => `Noté ${points}/${all}`,
  overdue: 'En retard',
};

export const submitAssignment = {
  loadFailed: 'Impossible de charger ce devoir.',
  notFound: 'Ce devoir n’existe pas, ou vous n’y avez pas accès.',
  back: (course: string) => `Retour : ${course}`,
  details: (type: ActivityType) => details[type],
  facts: 'En bref',
  instructions: 'Consignes',
  materials: 'Supports',
  due: 'Date limite',
  timeRemaining: 'Temps restant',
  isOver: 'Date limite dépassée',
  lateAccepted: 'Les rendus en retard sont acceptés.',
  points: 'Points',
  maxFileSize: 'Taille maximale des fichiers',
  allowedTypes: 'Types de fichiers autorisés',
  guidelines: 'Conseils pour le rendu',
  criteria: 'Critères de notation',
  share: (percent: number) => `${percent} %`,
  guidelineList: [
    'Décrivez ce que vous avez fait et comment l’exécuter.',
    'Joignez tout ce dont votre enseignant a besoin pour noter.',
    'Vous pouvez rendre une nouvelle version jusqu’à la notation.',
  ],
  yourSubmission: 'Votre rendu',
  description: 'Description',
  descriptionPlaceholder: 'Décrivez votre rendu…',
  attachments: 'Pièces jointes',
  link: 'Lien',
  linkHint: 'L’adresse de votre travail, commençant par https://.',
  discussion: 'Discussion',
  chooseDiscussion: 'Choisir une discussion',
  discussionHint: 'Une discussion sur ce cours que vous avez lancée ou à laquelle vous avez répondu.',
  noDiscussions: 'Vous n’avez encore écrit dans aucune discussion sur ce cours.',
  toDiscussions: 'Aller aux discussions',
  submit,
  submitAgain: 'Rendre à nouveau',
  edit: 'Modifier le rendu',
  cancel: 'Annuler',
  quiz: 'Faites le quiz de cette activité. Votre meilleure tentative donne votre note.',
  quizForTeacher: 'Les étudiants font un quiz pour cette activité. Leur meilleure tentative donne la note.',
  takeQuiz: 'Aller au quiz',
  noQuiz: 'Le quiz de cette activité n’est pas encore prêt.',
  megabytes: (megabytes: number) => `${megabytes} Mo`,
  done: (type: ActivityType) => done[type],
  failed: 'Impossible d’envoyer votre travail. Veuillez réessayer.',
  stillUploading: 'Attendez la fin de l’envoi de vos fichiers.',
  closed: 'L’échéance de ce devoir est passée.',
  noSeat: 'Inscrivez-vous à une cohorte avec ce cours pour rendre un travail.',
  teacher: 'Vous enseignez ce cours. Le travail de vos étudiants se trouve sous « Rendus ».',
  submitted: 'Rendu',
  submittedAt: (instant: string) => `Rendu le ${instant}`,
  files: 'Fichiers',
  grade: 'Note',
  pointsOf: (points: string, all: string) => `${points} points sur ${all}`,
  gradedBy: (name: string, instant: string) => `Noté par ${name} le ${instant}`,
  gradedOn: (instant: string) => `Noté le ${instant}`,
  feedback: 'Commentaire',
  notGraded: 'Pas encore noté. Nous vous préviendrons.',
};

export const submissionList = {
  title: 'Rendus',
  back: (course: string) => `Retour : ${course}`,
  failed: 'Impossible de charger les rendus.',
  filter: 'Filtrer les rendus',
  all: 'Tous',
  toGrade: 'À noter',
  graded: 'Notés',
  empty: 'Aucun rendu pour le moment.',
  emptyHint: 'Ils apparaîtront ici à mesure que les étudiants les envoient.',
  quiz: 'Le quiz donne cette note. Les points que vous enregistrez ici restent, même après d’autres tentatives.',
  noneToGrade: 'Vous êtes à jour.',
  noneGraded: 'Aucun rendu noté pour le moment.',
  grade: 'Noter',
  change: 'Modifier la note',
  gradeOf: (label: string, name: string) => `${label} : ${name}`,
  work: (name: string) => `Rendu de ${name}`,
  points: 'Points',
  pointsHint: (all: string) => `Sur ${all}`,
  feedback: 'Commentaire',
  feedbackPlaceholder: 'Qu’est-ce qui est réussi ? Que peut-on améliorer ?',
  save: 'Enregistrer la note',
  saved: 'Note enregistrée. L’étudiant a été prévenu.',
  saveFailed: 'Impossible d’enregistrer la note. Veuillez réessayer.',
  workFailed: 'Impossible de charger ce rendu.',
  someoneElse: 'Quelqu’un d’autre',
  conflict: (name: string, points: string) => `${name} a noté ce rendu : ${points} points`,
};

export const activityActions = {
  menu: (title: string) => `Actions : ${title}`,
  deleteTitle: 'Supprimer l’activité',
  deleteWarning: (title: string) =>
    `Voulez-vous vraiment supprimer ${title} ? Cette action est irréversible. Vos étudiants ne verront plus l’activité ni le travail qu’ils ont rendu.`,
  deleted: 'Activité supprimée',
  failed: 'Impossible de supprimer l’activité. Veuillez réessayer.',
};

export const activityForm = {
  title: 'Nouvelle activité',
  description: 'Un travail pour vos étudiants. Ils seront prévenus tout de suite.',
  about: 'Présentation',
  schedule: 'Dates',
  grading: 'Notation',
  activityTitle: 'Titre de l’activité',
  activityTitlePlaceholder: 'p. ex. Créer une liste de tâches',
  type: 'Type d’activité',
  course: 'Cours',
  chooseCourse: 'Choisir un cours',
  noCourses: 'Vous n’avez pas encore de cours. Veuillez créer un cours.',
  newCourse: 'Nouveau cours',
  draft: (title: string) => `${title} (brouillon)`,
  activityDescription: 'Description',
  instructions: 'Consignes',
  materials: 'Supports',
  materialsHint: 'Noms ou liens, un par ligne. Facultatif.',
  dueDate: 'Date limite',
  startTime: 'Heure de début',
  endTime: 'Heure de fin',
  zone: (name: string) =>
    `Les heures sont dans votre fuseau horaire (${name}). Un travail rendu après l’heure de fin est en retard.`,
  points: 'Points',
  allowLateSubmissionHint: 'Accepter les rendus après l’heure de fin et les marquer en retard.',
  create: 'Créer l’activité',
  editTitle: 'Modifier l’activité',
  editDescription: 'Modifiez ce que vos étudiants ont à faire. Ils ne seront pas prévenus.',
  save: 'Enregistrer',
  updated: 'Activité modifiée',
  conflict: 'Quelqu’un d’autre a modifié cette activité',
  pastTitle: 'Cette date limite est passée',
  pastText: 'Vous pouvez quand même l’enregistrer, par exemple pour vos archives. Personne ne sera prévenu.',
  pastConfirm: 'Enregistrer quand même',
  created: 'Activité créée',
  failed: 'Impossible de créer l’activité',
};

export const editor = {
  toolbar: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  bulletedList: 'Liste à puces',
  numberedList: 'Liste numérotée',
  link: 'Lien',
  write: 'Écrire',
  preview: 'Aperçu',
  mode: 'Écrire ou voir l’aperçu',
  nothing: 'Rien à afficher pour le moment.',
  boldText: 'texte en gras',
  italicText: 'texte en italique',
  item: 'élément',
  linkText: 'texte du lien',
};
