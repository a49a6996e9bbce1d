import type { LatePenalty, SubmissionType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const lateWork = {
  accept: 'Permitir entregas con retraso',
  days: 'Días aceptados tras la fecha de entrega',
  daysHint: 'Déjalo vacío para aceptar entregas con retraso sin límite.',
  penalty: 'Deducción por retraso',
  penalties: {
    NONE: 'Sin deducción',
    FIXED: 'Una vez',
    PER_DAY: 'Por cada día empezado',
  } satisfies Record<LatePenalty, string>,
  percent: 'Deducción (%)',
  acceptedUntil: (instant: string) => `Se aceptan entregas con retraso hasta el ${instant}.`,
  costs: {
    NONE: () => null,
    FIXED: (percent: number) => `Pierden el ${percent}\u00a0% de sus puntos.`,
    PER_DAY: (percent: number) => `Pierden el ${percent}\u00a0% de sus puntos por cada día empezado.`,
  } satisfies Record<LatePenalty, (percent: number) => string | null>,
  deducted: (given: string, percent: number) =>
    `${given} puntos antes de la deducción del ${percent}\u00a0% por retraso`,
  waived: 'No se aplicó la deducción por retraso.',
  waive: 'No deducir por retraso',
  waiveHint: (percent: number) =>
    `Esta entrega llega con retraso y pierde el ${percent}\u00a0% de sus puntos.`,
};

export const workRequirements = {
  title: 'Entrega',
  types: 'Qué entregan los estudiantes',
  typesHint: 'Todo lo que elijas es obligatorio.',
  typeNames: {
    FILES: 'Archivos',
    TEXT: 'Texto',
    LINK: 'Enlace',
    DISCUSSION: 'Debate',
    QUIZ: 'Cuestionario',
  } satisfies Record<SubmissionType, string>,
  quizHint:
    'Elige esta actividad en el editor de una lección de tipo cuestionario. Los estudiantes hacen el cuestionario en lugar de entregar un trabajo.',
  fileTypes: 'Tipos de archivo aceptados',
  maxSize: 'Tamaño máximo de archivo (MB)',
};

export const attempts = {
  number: (number: number) => `Intento ${number}`,
  earlier: (count: number) => formatPlural(count, 'intento anterior', 'intentos anteriores'),
  link: 'Enlace',
  discussion: 'Debate',
};

export const workDraft = {
  saved: (instant: string) => `Borrador guardado el ${instant}`,
  saving: 'Guardando borrador…',
  failed: 'Tu borrador aún no está guardado en el servidor. Se conserva en este navegador.',
  discard: 'Descartar borrador',
  discarded: 'Borrador descartado',
  discardFailed: 'No pudimos descartar el borrador. Inténtalo de nuevo.',
};
