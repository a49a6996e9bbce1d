export const criteria = {
  label: 'Critères de notation',
  hint: 'Ce dont dépend la note. La somme des parts est de 100 %.',
  name: (number: number) => `Critère ${number}`,
  percent: (number: number) => `Part ${number} (%)`,
  remove: (name: string) => `Retirer le critère : ${name}`,
  add: 'Ajouter un critère',
  scores: 'Scores par critère',
  scoresHint:
    'Dans quelle mesure le travail remplit chaque critère, de 0 à 100. L’ensemble donne les points.',
  score: (name: string, percent: number) => `${name} (${percent} %)`,
  scoreOf: (score: number) => `${score} sur 100`,
  total: (percent: number) => `Total : ${percent} %`,
};
