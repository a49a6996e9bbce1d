export const revokeCertificate = {
  action: 'Widerrufen…',
  title: 'Zertifikat widerrufen',
  text: (student: string, course: string) =>
    `Das Zertifikat von ${student} für „${course}“ ist dann nicht mehr gültig. Wir senden ${student} den Grund per E-Mail, und wer die Nummer prüft, sieht ihn.`,
  reason: 'Grund',
  reasonHint: 'Öffentlich. Schreiben Sie nichts Privates hinein.',
  submit: 'Zertifikat widerrufen',
  done: (student: string) => `Das Zertifikat von ${student} wurde widerrufen.`,
  failed: 'Das Zertifikat konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',
};
