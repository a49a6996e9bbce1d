import type { LatePenalty, SubmissionType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const lateWork = {
  accept: 'Accepter les rendus en retard',
  days: 'Jours acceptés après la date limite',
  daysHint: 'Laissez vide pour les accepter sans fin.',
  penalty: 'Déduction pour retard',
  penalties: {
    NONE: 'Aucune déduction',
    FIXED: 'Une fois',
    PER_DAY: 'Par jour entamé',
  } satisfies Record<LatePenalty, string>,
  percent: 'Déduction (%)',
  acceptedUntil: (instant: string) => `Les rendus en retard sont acceptés jusqu’au ${instant}.`,
  costs: {
    NONE: () => null,
    FIXED: (percent: number) => `Ils perdent ${percent} % de leurs points.`,
    PER_DAY: (percent: number) => `Ils perdent ${percent} % de leurs points par jour entamé.`,
  } satisfies Record<LatePenalty, (percent: number) => string | null>,
  deducted: (given: string, percent: number) =>
    `${given} points avant la déduction de ${percent} % pour retard`,
  waived: 'La déduction pour retard n’a pas été appliquée.',
  waive: 'Ne pas appliquer la déduction pour retard',
  waiveHint: (percent: number) => `Ce travail est en retard et perd ${percent} % de ses points.`,
};

export const workRequirements = {
  title: 'Rendu',
  types: 'Ce que les étudiants rendent',
  typesHint: 'Tout ce que vous choisissez est obligatoire.',
  typeNames: {
    FILES: 'Fichiers',
    TEXT: 'Texte',
    LINK: 'Lien',
    DISCUSSION: 'Discussion',
    QUIZ: 'Quiz',
  } satisfies Record<SubmissionType, string>,
  quizHint:
    'Choisissez cette activité dans l’éditeur d’une leçon de type quiz. Les étudiants font le quiz au lieu de rendre un travail.',
  fileTypes: 'Types de fichiers acceptés',
  maxSize: 'Taille maximale des fichiers (Mo)',
};

export const attempts = {
  number: (number: number) => `Tentative ${number}`,
  earlier: (count: number) => formatPlural(count, 'tentative précédente', 'tentatives précédentes'),
  link: 'Lien',
  discussion: 'Discussion',
};

export const workDraft = {
  saved: (instant: string) => `Brouillon enregistré le ${instant}`,
  saving: 'Enregistrement du brouillon…',
  failed: 'Votre brouillon n’est pas encore enregistré sur le serveur. Il est conservé dans ce navigateur.',
  discard: 'Supprimer le brouillon',
  discarded: 'Brouillon supprimé',
  discardFailed: 'Impossible de supprimer le brouillon. Veuillez réessayer.',
};
