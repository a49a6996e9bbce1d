import type { ImportKind, ImportStatus } from '../enums.generated.ts';
import { formatCount } from '../formatting.ts';

/** Columns that an import recognizes. */
type Field = 'email' | 'firstName' | 'lastName' | 'cohort' | 'role';

export const importForm = {
  title: 'Importar un archivo CSV',
  description:
    'La primera línea da nombre a las columnas, en inglés: email y, si quieres, first name, last name, cohort y role. Hasta 100.000 filas.',
  drop: 'Suelta un archivo CSV aquí o',
  dropNow: 'Suéltalo ahora.',
  choose: 'Elegir archivo',
  another: 'Elegir otro archivo',
  sample: 'Descargar un ejemplo',
  hint: '.csv, hasta 10 MB.',
  reading: 'Leyendo el archivo…',
  encoding: 'Codificación',
  encodings: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'windows-1252': 'Windows (Europa occidental)' },
  preview: 'Primeras filas del archivo',
  previewOf: (name: string) => `Vista previa de ${name}`,
  rows: (rows: string, good: number) => `${rows} (válidas: ${formatCount(good)}).`,
  line: 'Línea',
  columns: {
    email: 'Correo electrónico',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    cohort: 'Cohorte',
    role: 'Rol',
  } satisfies Record<Field, string>,
  unreadable: 'No podemos leer este archivo',
  place: (line: number, column: string | null) =>
    column ? `Línea ${line}, columna ${column}` : `Línea ${line}`,
  problems: (rows: string) => `Con errores y sin importar: ${rows}`,
  moreProblems: (count: number) => `Y ${formatCount(count)} más.`,
  kind: 'Qué hacer',
  kinds: {
    STUDENTS: 'Invitar a quienes aún no son miembros',
    ENROLLMENTS: 'Inscribir a los miembros en una cohorte e invitar a ella a los demás',
  } satisfies Record<ImportKind, string>,
  cohort: 'Cohorte',
  cohortHint: 'Para las filas que no indican ninguna.',
  noCohort: 'Ninguna cohorte',
  chooseCohort: 'Elige una cohorte',
  message: 'Mensaje',
  messageHint: 'Opcional. Se incluye en cada invitación.',
  start: 'Iniciar importación',
  uploading: 'Subiendo el archivo',
  cancelUpload: 'Cancelar la subida',
  failed: 'No pudimos iniciar la importación. Inténtalo de nuevo.',
  nothing: 'No se puede importar ninguna fila de este archivo.',
};

export const importRun = {
  progress: 'Progreso de la importación',
  percent: (percent: number) => `${percent}\u00a0%`,
  statuses: {
    QUEUED: 'En espera',
    RUNNING: 'En marcha',
    DONE: 'Terminada',
    CANCELLED: 'Cancelada',
    FAILED: 'Fallida',
  } satisfies Record<ImportStatus, string>,
  state: {
    QUEUED: 'Hay otra importación en marcha. Esta empieza cuando termine.',
    RUNNING: 'Puedes salir de esta página. Te avisaremos cuando termine la importación.',
    DONE: 'La importación terminó.',
    CANCELLED: 'La importación se canceló. Lo que ya había hecho se conserva.',
    FAILED: 'La importación se detuvo. Lo que ya había hecho se conserva.',
  } satisfies Record<ImportStatus, string>,
  title: (file: string) => `Importación de ${file}`,
  counts: 'Resultado de la importación',
  rows: 'Filas leídas',
  invited: 'Invitaciones',
  enrolled: 'Inscripciones',
  unchanged: 'Ya existían',
  failedRows: 'Errores',
  mails:
    'Las invitaciones se envían por correo en su orden, hasta 400 al día. Las que esperan aparecen en los ajustes.',
  cancel: 'Cancelar importación',
  goOn: 'Seguir importando',
  cancelTitle: '¿Cancelar esta importación?',
  cancelText:
    'Las invitaciones e inscripciones ya hechas se conservan. El resto del archivo no se importará.',
  cancelFailed: 'No pudimos cancelar la importación. Inténtalo de nuevo.',
  another: 'Importar otro archivo',
  errors: 'Filas con errores',
  line: 'Línea',
  column: 'Columna',
  value: 'Valor',
  problem: 'Problema',
  kept: (count: number) => `Solo se muestran las ${formatCount(count)} primeras.`,
  notFound: 'Esta importación no existe.',
  loadFailed: 'No pudimos cargar la importación.',
  export: {
    start: 'Descargar como CSV',
    running: 'Descargando las filas con errores',
    cancel: 'Cancelar',
    failed: 'No pudimos descargar las filas. Inténtalo de nuevo.',
    percent: (percent: number) => `${percent}\u00a0%`,
    done: (lines: number) =>
      lines === 1 ? '1 fila descargada.' : `${formatCount(lines)} filas descargadas.`,
  },
};

export const imports = {
  title: 'Importaciones anteriores',
  description: 'Las importaciones de tu institución, de la más reciente a la más antigua.',
  failed: 'No pudimos cargar las importaciones.',
  empty: 'Aún no hay importaciones.',
  file: 'Archivo',
  status: 'Estado',
  rows: 'Filas',
  invited: 'Invitaciones',
  enrolled: 'Inscripciones',
  failedRows: 'Errores',
  started: 'Inicio',
  by: (name: string) => `por ${name}`,
};
