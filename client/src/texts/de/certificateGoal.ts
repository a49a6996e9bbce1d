export const certificateGoal = {
  title: 'Zertifikat',
  automatic: 'Sie erhalten Ihr Zertifikat, sobald Sie Folgendes erreicht haben:',
  atEnd: 'Sie erhalten Ihr Zertifikat, wenn die Kohorte endet.',
  needs: {
    progress: (percent: number) => `${percent}\u00a0% der Lektionen`,
    grade: (percent: number) => `${percent}\u00a0% der Punkte`,
    attendance: (percent: number) => `${percent}\u00a0% der Termine`,
  },
  has: (percent: number) => `Sie haben ${percent}\u00a0%`,
  met: 'Erreicht',
  soon: 'Sie erfüllen alle Anforderungen. Ihr Zertifikat kommt innerhalb einer Minute.',
  open: 'Zertifikat ansehen',
  issued: 'Sie haben dieses Zertifikat erhalten.',
  revoked: 'Ihr Zertifikat wurde widerrufen.',
};
