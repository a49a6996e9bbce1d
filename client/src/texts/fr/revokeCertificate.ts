export const revokeCertificate = {
  action: 'Révoquer…',
  title: 'Révoquer le certificat',
  text: (student: string, course: string) =>
    `Le certificat de ${student} pour «\u00a0${course}\u00a0» ne sera plus valable. Nous enverrons le motif à ${student} par e-mail, et toute personne qui vérifie le numéro le verra.`,
  reason: 'Motif',
  reasonHint: 'Public. N’indiquez rien de privé.',
  submit: 'Révoquer le certificat',
  done: (student: string) => `Le certificat de ${student} a été révoqué.`,
  failed: 'Impossible de révoquer le certificat. Veuillez réessayer.',
};
