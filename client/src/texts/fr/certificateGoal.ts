export const certificateGoal = {
  title: 'Certificat',
  automatic: 'Vous recevez votre certificat dès que vous avez\u00a0:',
  atEnd: 'Vous recevez votre certificat à la fin de la cohorte.',
  needs: {
    progress: (percent: number) => `${percent}\u00a0% des leçons`,
    grade: (percent: number) => `${percent}\u00a0% des points`,
    attendance: (percent: number) => `${percent}\u00a0% des séances`,
  },
  has: (percent: number) => `vous avez ${percent}\u00a0%`,
  met: 'Atteint',
  soon: 'Vous remplissez toutes les conditions. Votre certificat arrive dans la minute.',
  open: 'Voir le certificat',
  issued: 'Vous avez obtenu ce certificat.',
  revoked: 'Votre certificat a été révoqué.',
};
