export const courseSharing = {
  title: 'Kurs teilen',
  description: 'Führen Sie andere zu einem Kurs: mit Link, QR-Code oder einer Einladung per E-Mail.',
  course: 'Kurs',
  unknown: 'Diesen Kurs können Sie nicht teilen',
  chooseAnother:
    'Vielleicht ist er ein Entwurf, gelöscht oder wird von jemand anderem unterrichtet. Wählen Sie einen anderen Kurs.',
  choose: 'Kurs wählen',
  none: 'Sie haben noch keinen veröffentlichten Kurs. Veröffentlichen Sie einen, um ihn zu teilen.',
  toMyCourses: 'Zu „Meine Kurse“',
  link: 'Link und QR-Code',
  address: 'Kurslink',
  addressHint: 'Mit dem Link können alle die Seite eines öffentlichen Kurses lesen.',
  qrCode: (course: string) => `QR-Code mit dem Link zu ${course}`,
  download: 'QR-Code herunterladen',
  mails: 'Per E-Mail einladen',
  already: (people: string) => `In der letzten Stunde bereits eingeladen: ${people}`,
};
