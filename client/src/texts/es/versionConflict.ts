/** Alert of a form that another user saved first. */
export const versionConflict = {
  notSaved: 'Tus cambios aún no están guardados.',
  sameFields:
    'Los mismos campos se cambiaron dos veces. Carga la versión más reciente o sigue escribiendo: al guardar, reemplazarás los otros cambios.',
  loadNewer: 'Cargar la versión más reciente',
  keepTyping: 'Seguir escribiendo',
  loaded: 'Estás viendo la versión más reciente',
  backToMine: 'Volver a mi versión',
};
