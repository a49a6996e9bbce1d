export const deleteCohort = {
  title: 'Eliminar cohorte',
  about: (title: string) =>
    `¿Seguro que quieres eliminar ${title}? No se puede deshacer. Los estudiantes con plaza recibirán un aviso y perderán el acceso.`,
  confirm: 'Eliminar cohorte',
  done: 'Cohorte eliminada',
  failed: 'Algo salió mal. Inténtalo de nuevo más tarde',
};
