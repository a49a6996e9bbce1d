import type { ImportKind, ImportStatus } from '../enums.generated.ts';
import { formatCount } from '../formatting.ts';

/** Columns that an import recognizes. */
type Field = 'email' | 'firstName' | 'lastName' | 'cohort' | 'role';

export const importForm = {
  title: 'Importer un fichier CSV',
  description:
    'La première ligne nomme les colonnes : email et, si vous le souhaitez, first name, last name, cohort et role. Jusqu’à 100 000 lignes.',
  drop: 'Déposez un fichier CSV ici, ou',
  dropNow: 'Déposez-le maintenant.',
  choose: 'Choisir un fichier',
  another: 'Choisir un autre fichier',
  sample: 'Télécharger un exemple',
  hint: '.csv, jusqu’à 10 Mo.',
  reading: 'Lecture du fichier…',
  encoding: 'Encodage',
  encodings: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'windows-1252': 'Windows (Europe occidentale)' },
  preview: 'Premières lignes du fichier',
  previewOf: (name: string) => `Aperçu de ${name}`,
  rows: (rows: string, good: number) => `${rows}, dont ${formatCount(good)} sans erreur.`,
  line: 'Ligne',
  columns: {
    email: 'E-mail',
    firstName: 'Prénom',
    lastName: 'Nom',
    cohort: 'Cohorte',
    role: 'Rôle',
  } satisfies Record<Field, string>,
  unreadable: 'Ce fichier est illisible',
  place: (line: number, column: string | null) =>
    column ? `Ligne ${line}, colonne ${column}` : `Ligne ${line}`,
  problems: (rows: string) => `Impossible d’importer ${rows} (le reste sera importé) :`,
  moreProblems: (count: number) => `Et ${formatCount(count)} de plus.`,
  kind: 'Que faire',
  kinds: {
    STUDENTS: 'Inviter toutes les personnes qui ne sont pas encore membres',
    ENROLLMENTS: 'Inscrire les membres à une cohorte, et y inviter toutes les autres personnes',
  } satisfies Record<ImportKind, string>,
  cohort: 'Cohorte',
  cohortHint: 'Pour les lignes qui n’en nomment aucune.',
  noCohort: 'Aucune cohorte',
  chooseCohort: 'Choisir une cohorte',
  message: 'Message',
  messageHint: 'Facultatif. Inclus dans chaque invitation.',
  start: 'Lancer l’importation',
  uploading: 'Envoi du fichier',
  cancelUpload: 'Annuler l’envoi',
  failed: 'Impossible de lancer l’importation. Veuillez réessayer.',
  nothing: 'Aucune ligne de ce fichier ne peut être importée.',
};

export const importRun = {
  progress: 'Avancement de l’importation',
  percent: (percent: number) => `${percent} %`,
  statuses: {
    QUEUED: 'En attente',
    RUNNING: 'En cours',
    DONE: 'Terminée',
    CANCELLED: 'Annulée',
    FAILED: 'Échouée',
  } satisfies Record<ImportStatus, string>,
  state: {
    QUEUED: 'Une autre importation est en cours. Celle-ci commencera ensuite.',
    RUNNING: 'Vous pouvez quitter cette page. Nous vous préviendrons à la fin de l’importation.',
    DONE: 'L’importation est terminée.',
    CANCELLED: 'L’importation a été annulée. Ce qui était déjà fait est conservé.',
    FAILED: 'L’importation s’est arrêtée. Ce qui était déjà fait est conservé.',
  } satisfies Record<ImportStatus, string>,
  title: (file: string) => `Importation de ${file}`,
  counts: 'Résultat de l’importation',
  rows: 'Lignes lues',
  invited: 'Invitations',
  enrolled: 'Inscriptions',
  unchanged: 'Déjà présents',
  failedRows: 'Échecs',
  mails:
    'Les invitations sont envoyées par e-mail dans l’ordre, jusqu’à 400 par jour. Celles en attente sont listées dans les paramètres.',
  cancel: 'Annuler l’importation',
  goOn: 'Continuer l’importation',
  cancelTitle: 'Annuler cette importation ?',
  cancelText:
    'Les invitations et inscriptions déjà faites sont conservées. Le reste du fichier n’est pas importé.',
  cancelFailed: 'Impossible d’annuler l’importation. Veuillez réessayer.',
  another: 'Importer un autre fichier',
  errors: 'Lignes en échec',
  line: 'Ligne',
  column: 'Colonne',
  value: 'Valeur',
  problem: 'Problème',
  kept: (count: number) => `Seules les ${formatCount(count)} premières sont listées.`,
  notFound: 'Cette importation n’existe pas.',
  loadFailed: 'Impossible de charger l’importation.',
  export: {
    start: 'Télécharger en CSV',
    running: 'Téléchargement des lignes en échec',
    cancel: 'Annuler',
    failed: 'Impossible de télécharger les lignes. Veuillez réessayer.',
    percent: (percent: number) => `${percent} %`,
    done: (lines: number) =>
      `${formatCount(lines)} ${lines < 2 ? 'ligne téléchargée' : 'lignes téléchargées'}.`,
  },
};

export const imports = {
  title: 'Importations précédentes',
  description: 'Les importations de votre établissement, de la plus récente à la plus ancienne.',
  failed: 'Impossible de charger les importations.',
  empty: 'Aucune importation pour le moment.',
  file: 'Fichier',
  status: 'Statut',
  rows: 'Lignes',
  invited: 'Invitations',
  enrolled: 'Inscriptions',
  failedRows: 'Échecs',
  started: 'Début',
  by: (name: string) => `par ${name}`,
};
