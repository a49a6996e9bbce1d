export const wizard = {
  stepOf: (step: number, of: number) => `Étape ${step} sur ${of}`,
  stepStates: { completed: 'terminée', current: 'en cours', upcoming: 'à venir' },
  forTeachersHint: 'En tant qu’étudiant, trouvez une cohorte et inscrivez-vous.',
  goToDashboard: 'Aller au tableau de bord',
};
