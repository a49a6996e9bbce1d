import type { LatePenalty, SubmissionType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const lateWork = {
  accept: 'Verspätete Abgaben zulassen',
  days: 'Tage nach dem Abgabetermin',
  daysHint: 'Leer, um verspätete Abgaben ohne Ende anzunehmen.',
  penalty: 'Abzug für verspätete Abgaben',
  penalties: {
    NONE: 'Kein Abzug',
    FIXED: 'Einmal',
    PER_DAY: 'Für jeden angefangenen Tag',
  } satisfies Record<LatePenalty, string>,
  percent: 'Abzug (%)',
  acceptedUntil: (instant: string) => `Verspätete Abgaben werden angenommen bis: ${instant}.`,
  costs: {
    NONE: () => null,
    FIXED: (percent: number) => `Abzug: ${percent}\u00a0% der Punkte.`,
    PER_DAY: (percent: number) => `Abzug: ${percent}\u00a0% der Punkte für jeden angefangenen Tag.`,
  } satisfies Record<LatePenalty, (percent: number) => string | null>,
  deducted: (given: string, percent: number) =>
    `${given} Punkte vor dem Abzug von ${percent}\u00a0% für die Verspätung`,
  waived: 'Der Abzug für die Verspätung wurde erlassen.',
  waive: 'Abzug für die Verspätung erlassen',
  waiveHint: (percent: number) => `Diese Abgabe ist verspätet und verliert ${percent}\u00a0% ihrer Punkte.`,
};

export const workRequirements = {
  title: 'Abgabe',
  types: 'Was Lernende abgeben',
  typesHint: 'Alles, was Sie wählen, ist erforderlich.',
  typeNames: {
    FILES: 'Dateien',
    TEXT: 'Text',
    LINK: 'Link',
    DISCUSSION: 'Diskussion',
    QUIZ: 'Quiz',
  } satisfies Record<SubmissionType, string>,
  quizHint:
    'Wählen Sie diese Aktivität im Editor einer Quiz-Lektion. Lernende machen dann das Quiz, statt etwas abzugeben.',
  fileTypes: 'Erlaubte Dateitypen',
  maxSize: 'Maximale Dateigröße (MB)',
};

export const attempts = {
  number: (number: number) => `Versuch ${number}`,
  earlier: (count: number) => formatPlural(count, 'früherer Versuch', 'frühere Versuche'),
  link: 'Link',
  discussion: 'Diskussion',
};

export const workDraft = {
  saved: (instant: string) => `Entwurf gespeichert: ${instant}`,
  saving: 'Entwurf wird gespeichert…',
  failed: 'Ihr Entwurf ist noch nicht auf dem Server gespeichert. Er bleibt in diesem Browser.',
  discard: 'Entwurf verwerfen',
  discarded: 'Entwurf verworfen',
  discardFailed: 'Der Entwurf konnte nicht verworfen werden. Bitte versuchen Sie es erneut.',
};
