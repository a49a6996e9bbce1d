export const openAssignments = {
  title: 'Tareas abiertas',
  description: 'Elige la tarea que quieres entregar.',
  empty: 'No tienes tareas abiertas.',
  emptyHint:
    'Aquí aparecen las tareas de tus cohortes en curso hasta que las entregues o dejen de aceptarse.',
  failed: 'Algo salió mal. Inténtalo de nuevo más tarde…',
};
