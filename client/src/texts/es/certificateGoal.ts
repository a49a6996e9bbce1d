export const certificateGoal = {
  title: 'Certificado',
  automatic: 'Recibirás tu certificado en cuanto tengas:',
  atEnd: 'Recibirás tu certificado cuando termine la cohorte.',
  needs: {
    progress: (percent: number) => `${percent}\u00a0% de las lecciones`,
    grade: (percent: number) => `${percent}\u00a0% de los puntos`,
    attendance: (percent: number) => `${percent}\u00a0% de las sesiones`,
  },
  has: (percent: number) => `tienes ${percent}\u00a0%`,
  met: 'Listo',
  soon: 'Cumples todos los requisitos. Tu certificado llegará en un minuto.',
  open: 'Ver certificado',
  issued: 'Obtuviste este certificado.',
  revoked: 'Se revocó tu certificado.',
};
