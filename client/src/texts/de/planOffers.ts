/** Features and limits of the plans of an institution (document 2, section 9). */
export const planOffers = {
  students: (students: number) => `Bis zu ${students} Lernende`,
  unlimited: 'Beliebig viele Lernende',
  features: {
    FREE: [
      'Einfache Auswertungen',
      'Werkzeuge zum Erstellen von Kursen',
      'Verwaltung der Lernenden',
      'Einfacher Support',
    ],
    STARTER: [
      'Erweiterte Auswertungen',
      'Bevorzugter Support per E-Mail',
      'Eigenes Branding',
      'Beliebig viele Kurse',
      'Verfolgung des Fortschritts',
      'Einfache Integrationen',
    ],
    PROFESSIONAL: [
      'Erweiterte Berichte',
      'API-Zugang',
      'Premium-Support',
      'Eigene Domain',
      'Erweiterte Integrationen',
      'Zusammenarbeit im Team',
      'Import vieler Lernender',
    ],
    ENTERPRISE: [
      'White-Labelling',
      'Persönlicher Support',
      'Individuelle Integrationen',
      'Garantiertes Service-Level (SLA)',
      'Entwicklung eigener Funktionen',
      'Einführung und Schulung',
    ],
  },
  limitations: {
    FREE: ['Kein eigenes Branding', 'Begrenzter Speicher', 'Kein bevorzugter Support', 'Einfache Berichte'],
    STARTER: ['Kein API-Zugang', 'Begrenzte Integrationen'],
    PROFESSIONAL: ['Eingeschränktes White-Labelling'],
  },
};
