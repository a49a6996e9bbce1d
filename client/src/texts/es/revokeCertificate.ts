export const revokeCertificate = {
  action: 'Revocar…',
  title: 'Revocar certificado',
  text: (student: string, course: string) =>
    `El certificado de ${student} de «${course}» dejará de ser válido. Enviaremos el motivo a ${student} por correo, y quien verifique el número lo verá.`,
  reason: 'Motivo',
  reasonHint: 'Público. No incluyas nada privado.',
  submit: 'Revocar certificado',
  done: (student: string) => `Revocamos el certificado de ${student}.`,
  failed: 'No pudimos revocar el certificado. Inténtalo de nuevo.',
};
