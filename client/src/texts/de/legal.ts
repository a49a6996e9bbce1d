/** Texts of /terms and /privacy: short templates that the operator of an installation adapts. */
export const legal = {
  templateHint:
    'Diese Seite ist eine Vorlage. Wer diese Installation betreibt, muss sie an Firma und Land anpassen oder die Adresse einer eigenen Seite festlegen, bevor sich jemand registriert.',
  templateTitle: 'Keine Rechtsberatung',
  home: 'Zurück zur Startseite',
};

interface LegalPart {
  title: string;
  text: string;
}

export const terms = {
  title: 'Nutzungsbedingungen',
  intro: (app: string) =>
    `Diese Bedingungen gelten zwischen Ihnen und dem Betreiber von ${app}. Mit der Erstellung eines Kontos stimmen Sie ihnen zu.`,
  parts: [
    {
      title: 'Ihr Konto',
      text: 'Sie brauchen eine gültige E-Mail-Adresse. Behalten Sie Ihr Passwort für sich: Sie sind dafür verantwortlich, was mit Ihrem Konto geschieht. Sie können es jederzeit in den Einstellungen löschen.',
    },
    {
      title: 'Institutionen und Lehrkräfte',
      text: 'Kurse werden von Institutionen und ihren Lehrkräften angeboten, nicht vom Betreiber. Sie entscheiden über Inhalte, Daten, Preise und Erstattungen und sind bei Fragen zu einem Kurs für Sie da.',
    },
    {
      title: 'Ihre Inhalte',
      text: 'Was Sie hochladen oder schreiben, bleibt Ihres. Sie erlauben dem Betreiber, es zu speichern und den Mitgliedern zu zeigen, die es sehen dürfen. Laden Sie nur hoch, was Sie teilen dürfen.',
    },
    {
      title: 'Faire Nutzung',
      text: 'Belästigen Sie niemanden, teilen Sie keine rechtswidrigen Inhalte, senden Sie keinen Spam, und versuchen Sie nicht, auf Daten anderer zuzugreifen. Der Betreiber kann Konten und Institutionen sperren, die das tun.',
    },
    {
      title: 'Verfügbarkeit',
      text: 'Der Betreiber bemüht sich, den Dienst am Laufen zu halten, kann aber nicht versprechen, dass er nie ausfällt. Bewahren Sie Kopien Ihrer Arbeit auf.',
    },
    {
      title: 'Änderungen',
      text: 'Wenn sich diese Bedingungen auf eine Weise ändern, die Sie betrifft, teilt der Betreiber Ihnen das vorher per E-Mail mit.',
    },
  ] satisfies LegalPart[],
};

export const privacy = {
  title: 'Datenschutz',
  intro: (app: string) =>
    `Diese Seite sagt, welche personenbezogenen Daten ${app} speichert, warum, und was Sie tun können. Verantwortlich für die Daten ist der Betreiber dieser Installation.`,
  parts: [
    {
      title: 'Was gespeichert wird',
      text: 'Ihr Name, Ihre E-Mail-Adresse und ein Hash Ihres Passworts; Ihre Einschreibungen, Ihr Fortschritt, Ihre Abgaben, Noten und Zertifikate; Nachrichten und Diskussionen, die Sie schreiben; ein Protokoll wichtiger Änderungen und Anmeldungen mit der Adresse des Geräts.',
    },
    {
      title: 'Warum',
      text: 'Um die Kurse durchzuführen, die Sie besuchen oder unterrichten, um Sie darüber zu benachrichtigen und um Konten zu schützen. Daten werden nicht verkauft, und es gibt keine Werbung.',
    },
    {
      title: 'Sichtbarkeit',
      text: 'Lehrkräfte und Admins Ihrer Institution sehen Ihre Einschreibungen, Abgaben und Ihren Fortschritt. Mitglieder Ihrer Kohorte sehen Ihren Namen und Ihr Bild. Andere Institutionen sehen nichts. Ein Zertifikat können alle prüfen, die seine Nummer haben.',
    },
    {
      title: 'Cookies',
      text: 'Ein Cookie hält Sie angemeldet. Es gibt keine Cookies zur Nachverfolgung und keine Skripte Dritter.',
    },
    {
      title: 'Wie lange',
      text: 'Bis Sie Ihr Konto löschen oder Ihre Institution die Daten entfernt. Zertifikate und das Prüfprotokoll werden länger aufbewahrt, weil andere sich darauf verlassen.',
    },
    {
      title: 'Ihre Rechte',
      text: 'Ihr Profil können Sie bearbeiten. In den Einstellungen können Sie Ihr Passwort und Ihre Benachrichtigungen ändern, eine Kopie Ihrer Daten herunterladen und Ihr Konto löschen. Für alles andere wenden Sie sich an Ihre Institution oder den Betreiber.',
    },
  ] satisfies LegalPart[],
};
