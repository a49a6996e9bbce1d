import type { ApiTokenStatus } from '../enums.generated.ts';

export const apiTokens = {
  title: 'Tokens de API',
  description:
    'Usa un token para llamar a la API. Tiene los permisos de quien lo creó, limitados a su alcance.',
  list: 'Tokens de API',
  failed: 'No pudimos cargar los tokens de API.',
  add: 'Crear token',
  empty: 'Aún no hay tokens de API.',
  emptyHint: 'Crea uno por integración para poder revocar cada uno por separado.',
  noPlan: 'Tu plan no incluye acceso a la API',
  noPlanText: (institution: string, plan: string) =>
    `${institution} tiene el plan ${plan}. Pasa a Professional o Enterprise para usar la API.`,
  noPlanStopped: 'Los tokens existentes no funcionarán hasta que cambies de plan.',
  seePlans: 'Ver plan y facturación',
  statuses: { ACTIVE: 'Activo', EXPIRED: 'Caducado', REVOKED: 'Revocado' } satisfies Record<
    ApiTokenStatus,
    string
  >,
  scopes: 'Alcance',
  name: 'Nombre',
  actions: 'Acciones',
  createdOn: 'Creación',
  by: (name: string) => `por ${name}`,
  lastUsed: 'Último uso',
  neverUsed: 'Nunca',
  expires: 'Caduca',
  expired: 'Caducó',
  revokedOn: 'Revocación',
  revoke: 'Revocar',
  revokeNamed: (name: string) => `Revocar ${name}`,
  revokeTitle: 'Revocar token de API',
  revokeText: (name: string) =>
    `Todo lo que use «${name}» dejará de funcionar enseguida. No se puede deshacer.`,
  revoked: (name: string) => `Token revocado: «${name}».`,
  revokeFailed: 'No pudimos revocar el token. Inténtalo de nuevo.',
};

/** Titles of areas. Each area that a scope has is here. */
const AREAS: Readonly<Record<string, string>> = {
  ACTIVITIES: 'Actividades',
  AUDIT: 'Registro de auditoría',
  CERTIFICATES: 'Certificados',
  COHORTS: 'Cohortes',
  COUPONS: 'Cupones',
  COURSES: 'Cursos',
  ENROLLMENTS: 'Inscripciones',
  EVENTS: 'Eventos',
  FILES: 'Archivos',
  INSTITUTION: 'Institución',
  MEMBERS: 'Personas',
  ORDERS: 'Pedidos',
  SUBMISSIONS: 'Entregas',
  WEBHOOKS: 'Webhooks',
};

export const apiTokenForm = {
  title: 'Crear token de API',
  name: 'Nombre',
  nameHint: 'Para qué lo usarás, p. ej. «Informe nocturno».',
  expires: 'Caduca',
  days: (days: number) => `A los ${days} días`,
  scopes: 'Permisos',
  read: 'Leer',
  write: 'Escribir',
  /** Returns the title of an area, such as COURSES. */
  area: (area: string) => AREAS[area] ?? area.charAt(0) + area.slice(1).toLowerCase(),
  submit: 'Crear token',
  failed: 'No pudimos crear el token. Inténtalo de nuevo.',
};

export const apiTokenSecret = {
  title: 'Tu nuevo token de API',
  text: 'Copia este token ahora. No volverás a verlo. Quien lo tenga puede usar sus permisos, así que mantenlo en secreto.',
  label: 'Token de API',
  copy: 'Copiar token',
  done: 'Listo',
};
