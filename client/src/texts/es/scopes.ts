import { apiScopes } from '../apiScopes.generated.ts';
import type { ApiScope } from '../enums.generated.ts';

/** Permissions of API tokens by their scopes; of a new one, as the API describes it. */
export const scopeTexts = {
  ...apiScopes,
  ACTIVITIES_READ: 'Leer actividades.',
  ACTIVITIES_WRITE: 'Crear, cambiar y eliminar actividades, y calificar entregas.',
  AUDIT_READ: 'Leer el registro de auditoría.',
  CERTIFICATES_READ: 'Leer certificados.',
  CERTIFICATES_WRITE: 'Emitir y revocar certificados.',
  COHORTS_READ: 'Leer cohortes con sus docentes y sesiones, y suscribirse a sus cambios.',
  COHORTS_WRITE: 'Crear, cambiar, desplazar, copiar y eliminar cohortes, y definir sus docentes e hitos.',
  COUPONS_READ: 'Leer cupones con el número de sus usos.',
  COUPONS_WRITE: 'Crear, cambiar, desactivar y eliminar cupones.',
  COURSES_READ: 'Leer cursos y sus lecciones.',
  COURSES_WRITE: 'Crear cursos, invitar a personas a ellos, y crear, cambiar y eliminar lecciones.',
  ENROLLMENTS_READ: 'Leer quién está inscrito en cohortes, su progreso y sus pagos.',
  ENROLLMENTS_WRITE:
    'Inscribir a estudiantes en cohortes y moverlos, confirmar sus pagos, y rechazar y cancelar inscripciones.',
  EVENTS_READ: 'Leer eventos con su programa y sus registros, y suscribirse a sus cambios.',
  EVENTS_WRITE: 'Crear, cambiar, publicar, cancelar y eliminar eventos, y registrar la asistencia.',
  FILES_READ: 'Leer y descargar los archivos que puede leer quien creó el token.',
  INSTITUTION_READ: 'Leer los ajustes, el plan y las estadísticas de la institución.',
  INSTITUTION_WRITE: 'Cambiar los ajustes de la institución.',
  MEMBERS_READ:
    'Leer los miembros de la institución y las personas invitadas, con sus perfiles, correos y roles.',
  MEMBERS_WRITE: 'Invitar, quitar y restaurar miembros y cambiar sus roles, salvo los de administradores.',
  ORDERS_READ: 'Leer pedidos con sus pagos y las respuestas de estudiantes en el formulario de inscripción.',
  ORDERS_WRITE: 'Marcar pedidos como pagados, reembolsarlos y cancelarlos.',
  SUBMISSIONS_READ: 'Leer los trabajos que entregan los estudiantes, con sus calificaciones.',
  WEBHOOKS_READ:
    'Leer los puntos de conexión de webhooks y sus entregas, con el contenido de todos los eventos.',
  WEBHOOKS_WRITE:
    'Crear, cambiar y eliminar puntos de conexión de webhooks, que reciben eventos de todas las áreas.',
} satisfies Record<ApiScope, string>;
