export const wizard = {
  stepOf: (step: number, of: number) => `Schritt ${step} von ${of}`,
  stepStates: { completed: 'erledigt', current: 'aktuell', upcoming: 'kommt noch' },
  forTeachersHint: 'Zum Lernen finden Sie eine Kohorte und schreiben sich ein.',
  goToDashboard: 'Zum Dashboard',
};
