export const landing = {
  heading: 'Lernen, lehren und wachsen mit',
  tagline: 'Kurse erstellen, verkaufen, verwalten und live unterrichten, alles an einem Ort.',
  getStarted: 'Jetzt starten',
  createSchool: 'Schule erstellen',
  pictures: {
    dashboard: 'Dashboard einer Lehrkraft mit Kursen, Kohorten und den neuesten Einschreibungen',
    phone: 'Dashboard einer lernenden Person auf dem Handy mit den nächsten Terminen und fälligen Aufgaben',
    course: 'Kurs mit seinen Abschnitten und Lektionen',
    cohort: 'Kohorte mit Terminplan, Plätzen und Lernenden',
    grading: 'Abgaben von Lernenden mit ihren Noten',
  },
  steps: 'In drei Schritten von der Idee zur vollen Kohorte',
  stepsHint:
    'Sie bringen Ihr Wissen mit. Einschreibung, Zahlungen, Erinnerungen und Zertifikate laufen von selbst.',
  stepNumber: (step: number) => `Schritt ${step}`,
  stepCards: [
    {
      picture: 'course',
      title: 'Kurs aufbauen',
      text: 'Ordnen Sie Abschnitte, Lektionen und Aufgaben. Behalten Sie den Entwurf, bis er Ihnen gefällt, und veröffentlichen Sie ihn dann.',
    },
    {
      picture: 'cohort',
      title: 'Kohorte öffnen',
      text: 'Legen Sie Daten, Plätze und einen Preis fest, und teilen Sie einen Link. Die Warteliste füllt frei werdende Plätze.',
    },
    {
      picture: 'grading',
      title: 'Gemeinsam lernen',
      text: 'Treffen Sie sich live, benoten Sie Abgaben, beantworten Sie Fragen, und stellen Sie Zertifikate aus, die alle prüfen können.',
    },
  ],
  why: (app: string) => `Warum ${app}?`,
  whyHint: 'Alles, was ein Kurs braucht, von der ersten Idee bis zum letzten Live-Termin.',
  cards: [
    {
      title: 'Kurse kaufen',
      text: 'Finden Sie einen passenden Kurs, treten Sie der nächsten Kohorte bei, und lernen Sie mit anderen.',
    },
    {
      title: 'Kurse erstellen',
      text: 'Machen Sie aus Ihrem Wissen Abschnitte und Lektionen, und veröffentlichen Sie, wenn Sie so weit sind.',
    },
    {
      title: 'Kurse verkaufen',
      text: 'Legen Sie einen Preis fest, teilen Sie einen Link, und sehen Sie zu, wie sich Ihre Kohorte füllt.',
    },
    {
      title: 'Treffen verwalten',
      text: 'Planen Sie Live-Termine, die alle in ihrer eigenen Zeitzone sehen.',
    },
  ],
  comingSoon: 'Demnächst',
  signUpDisabled: 'Neue Registrierungen sind vorübergehend nicht möglich',
  beFirst: 'Erfahren Sie sofort, wenn die Registrierung wieder öffnet. Mit frühem Zugang!',
  email: 'E-Mail-Adresse',
  emailPlaceholder: 'you@example.com',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein',
  getEarlyAccess: 'Frühen Zugang erhalten',
  subscribed: 'Sie stehen auf unserer Liste für den frühen Zugang.',
};

/** Public cohorts and courses on the landing pages. */
export const offers = {
  cohorts: 'Offene Kohorten',
  cohortsHint: 'Gemeinsam lernen: feste Daten, Live-Termine und eine Lehrkraft, die Sie beim Namen kennt.',
  noCohorts: 'Gerade keine offenen Kohorten',
  noCohortsHint: 'Neue Kohorten erscheinen hier, sobald die Einschreibung öffnet.',
  courses: 'Kurse',
  noCourses: 'Noch keine öffentlichen Kurse',
  noCoursesHint: 'Kurse erscheinen hier, sobald sie veröffentlicht sind.',
  cohortsFailed: 'Die offenen Kohorten konnten nicht geladen werden.',
  coursesFailed: 'Die Kurse konnten nicht geladen werden.',
  by: (institution: string) => `Von ${institution}`,
  starts: 'Beginn',
  seatsLeft: (seats: string) => `Noch ${seats}`,
  full: 'Voll, Warteliste offen',
};
