import type { MembershipStatus, Role } from '../enums.generated.ts';

export const members = {
  title: 'Membres',
  description:
    'Toutes les personnes qui ont accès à l’établissement. Les modifications s’appliquent aussitôt.',
  list: 'Membres',
  failed: 'Impossible de charger les membres.',
  search: 'Rechercher par nom ou e-mail',
  role: 'Rôle',
  allRoles: 'Tous les rôles',
  status: 'Statut',
  statuses: { ACTIVE: 'Actif', DEACTIVATED: 'Retiré' } satisfies Record<MembershipStatus, string>,
  name: 'Nom',
  joined: 'Arrivée',
  actions: 'Actions',
  owner: 'Propriétaire',
  roleOf: (name: string) => `Rôle de ${name}`,
  roleChanged: (name: string, role: string) => `${name} a maintenant le rôle ${role}.`,
  roleFailed: 'Impossible de changer le rôle. Veuillez réessayer.',
  remove: 'Retirer',
  removeNamed: (name: string) => `Retirer ${name}`,
  removeTitle: 'Retirer le membre',
  removeText: (name: string) =>
    `${name} perd aussitôt l’accès et toutes ses places. L’historique est conservé, et vous pouvez rétablir l’accès plus tard.`,
  removed: (name: string) => `Accès retiré : ${name}.`,
  removeFailed: 'Impossible de retirer le membre. Veuillez réessayer.',
  restore: 'Rétablir',
  restoreNamed: (name: string) => `Rétablir l’accès de ${name}`,
  restored: (name: string) => `${name} a de nouveau accès.`,
  restoreFailed: 'Impossible de rétablir l’accès du membre. Veuillez réessayer.',
  empty: 'Aucun membre pour le moment.',
  emptyHint: 'Invitez des personnes ci-dessous.',
  noneRemoved: 'Aucun membre retiré.',
  noMatch: 'Aucun membre ne correspond à ces filtres.',
  clear: 'Effacer les filtres',
  makeRole: {
    STUDENT: 'Passer étudiant',
    INSTRUCTOR: 'Passer enseignant',
    ADMIN: 'Passer admin',
  } satisfies Record<Role, string>,
  setRoleText: 'Leurs autorisations changent aussitôt, y compris dans les sessions ouvertes.',
  setRoleDone: (count: number) => `Rôle de ${count} ${count < 2 ? 'membre modifié' : 'membres modifié'}.`,
  removeManyText: (count: number) =>
    `${count === 1 ? 'Ce membre perd' : `Ces ${count} membres perdent`} aussitôt l’accès et toutes les places. L’historique est conservé, et vous pouvez rétablir l’accès plus tard.`,
  makeOwner: 'Nommer propriétaire',
  makeOwnerNamed: (name: string) => `Nommer propriétaire : ${name}`,
  makeOwnerTitle: 'Transférer la propriété',
  makeOwnerText: (name: string) =>
    `${name} devient propriétaire et vous restez admin, avec effet immédiat. Seul ce nouveau propriétaire peut vous rendre la propriété.`,
  madeOwner: (name: string) => `L’établissement a un nouveau propriétaire : ${name}.`,
  ownerFailed: 'Impossible de transférer la propriété. Veuillez réessayer.',
  removedMany: (count: number) => `${count} ${count < 2 ? 'membre retiré' : 'membres retirés'}.`,
  restoredMany: (count: number) => `${count} ${count < 2 ? 'membre rétabli' : 'membres rétablis'}.`,
};

export const leaving = {
  title: 'Adhésion',
  description: (role: string, institution: string) => `${role} – ${institution}.`,
  failed: 'Impossible de charger votre adhésion.',
  leave: (institution: string) => `Quitter ${institution}`,
  confirm: 'Quitter',
  warning:
    'Vous perdez aussitôt vos places et vos positions sur les listes d’attente. Votre compte, vos certificats et l’historique restent. Seule l’équipe peut vous redonner accès.',
  left: (institution: string) => `Vous avez quitté ${institution}.`,
  notLeft: 'Impossible de mettre fin à votre adhésion. Veuillez réessayer.',
  owner: 'Vous êtes propriétaire de cet établissement. Pour le quitter, transférez d’abord la propriété :',
  toMembers: 'Membres',
};
