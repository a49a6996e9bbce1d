import type { MembershipStatus, Role } from '../enums.generated.ts';

export const members = {
  title: 'Miembros',
  description: 'Todas las personas con acceso a la institución. Los cambios se aplican al instante.',
  list: 'Miembros',
  failed: 'No pudimos cargar los miembros.',
  search: 'Buscar por nombre o correo',
  role: 'Rol',
  allRoles: 'Todos los roles',
  status: 'Estado',
  statuses: { ACTIVE: 'Con acceso', DEACTIVATED: 'Sin acceso' } satisfies Record<MembershipStatus, string>,
  name: 'Nombre',
  joined: 'Ingreso',
  actions: 'Acciones',
  owner: 'Propietario',
  roleOf: (name: string) => `Rol de ${name}`,
  roleChanged: (name: string, role: string) => `${name} tiene ahora el rol ${role}.`,
  roleFailed: 'No pudimos cambiar el rol. Inténtalo de nuevo.',
  remove: 'Quitar',
  removeNamed: (name: string) => `Quitar a ${name}`,
  removeTitle: 'Quitar miembro',
  removeText: (name: string) =>
    `${name} pierde al instante el acceso y todas sus plazas. El historial se conserva y puedes devolverle el acceso más adelante.`,
  removed: (name: string) => `Quitaste a ${name}.`,
  removeFailed: 'No pudimos quitar al miembro. Inténtalo de nuevo.',
  restore: 'Devolver acceso',
  restoreNamed: (name: string) => `Devolver acceso a ${name}`,
  restored: (name: string) => `${name} vuelve a tener acceso.`,
  restoreFailed: 'No pudimos devolver el acceso. Inténtalo de nuevo.',
  empty: 'Aún no hay miembros.',
  emptyHint: 'Invita a personas más abajo.',
  noneRemoved: 'No hay miembros sin acceso.',
  noMatch: 'Ningún miembro coincide con estos filtros.',
  clear: 'Quitar filtros',
  makeRole: {
    STUDENT: 'Cambiar a estudiante',
    INSTRUCTOR: 'Cambiar a docente',
    ADMIN: 'Cambiar a admin',
  } satisfies Record<Role, string>,
  setRoleText: 'Sus permisos cambian al instante, también en las sesiones abiertas.',
  setRoleDone: (count: number) => `Rol cambiado: ${count} ${count === 1 ? 'miembro' : 'miembros'}.`,
  removeManyText: (count: number) =>
    `${count === 1 ? 'Este miembro pierde' : `Estos ${count} miembros pierden`} al instante el acceso y todas sus plazas. El historial se conserva y puedes devolver el acceso más adelante.`,
  makeOwner: 'Ceder la propiedad',
  makeOwnerNamed: (name: string) => `Ceder la propiedad a ${name}`,
  makeOwnerTitle: 'Transferir la propiedad',
  makeOwnerText: (name: string) =>
    `${name} recibe la propiedad y tú sigues como admin, al instante. Solo ${name} puede devolvértela.`,
  madeOwner: (name: string) => `La institución es ahora propiedad de ${name}.`,
  ownerFailed: 'No pudimos transferir la propiedad. Inténtalo de nuevo.',
  removedMany: (count: number) => (count === 1 ? 'Quitaste a 1 miembro.' : `Quitaste a ${count} miembros.`),
  restoredMany: (count: number) =>
    count === 1 ? '1 miembro vuelve a tener acceso.' : `${count} miembros vuelven a tener acceso.`,
};

export const leaving = {
  title: 'Pertenencia',
  description: (role: string, institution: string) => `${role} en ${institution}.`,
  failed: 'No pudimos cargar tu pertenencia a la institución.',
  leave: (institution: string) => `Salir de ${institution}`,
  confirm: 'Salir',
  warning:
    'Pierdes al instante tus plazas y tus lugares en listas de espera. Tu cuenta, tus certificados y el historial se conservan. Solo el personal puede volver a darte acceso.',
  left: (institution: string) => `Saliste de ${institution}.`,
  notLeft: 'No pudimos sacarte de la institución. Inténtalo de nuevo.',
  owner: 'Esta institución es de tu propiedad. Para salir, transfiere antes la propiedad:',
  toMembers: 'Miembros',
};
