export const wizard = {
  stepOf: (step: number, of: number) => `Paso ${step} de ${of}`,
  stepStates: { completed: 'completado', current: 'actual', upcoming: 'pendiente' },
  forTeachersHint: 'Como estudiante, encuentra una cohorte e inscríbete.',
  goToDashboard: 'Ir al panel',
};
