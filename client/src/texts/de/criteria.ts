export const criteria = {
  label: 'Bewertungskriterien',
  hint: 'Wovon die Note abhängt. Die Anteile ergeben zusammen 100\u00a0%.',
  name: (number: number) => `Kriterium ${number}`,
  percent: (number: number) => `Anteil ${number} (%)`,
  remove: (name: string) => `Kriterium entfernen: ${name}`,
  add: 'Kriterium hinzufügen',
  scores: 'Wertung nach Kriterium',
  scoresHint: 'Wie gut die Arbeit jedes Kriterium erfüllt, von 0 bis 100. Zusammen ergeben sie die Punkte.',
  score: (name: string, percent: number) => `${name} (${percent}\u00a0%)`,
  scoreOf: (score: number) => `${score} von 100`,
  total: (percent: number) => `Gesamt: ${percent}\u00a0%`,
};
