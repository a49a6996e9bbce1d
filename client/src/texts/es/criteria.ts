export const criteria = {
  label: 'Criterios de calificación',
  hint: 'De qué depende la calificación. Los pesos suman 100\u00a0%.',
  name: (number: number) => `Criterio ${number}`,
  percent: (number: number) => `Peso ${number} (%)`,
  remove: (name: string) => `Quitar el criterio: ${name}`,
  add: 'Añadir criterio',
  scores: 'Puntuación por criterio',
  scoresHint: 'Cuánto cumple el trabajo cada criterio, de 0 a 100. Juntos dan los puntos.',
  score: (name: string, percent: number) => `${name} (${percent}\u00a0%)`,
  scoreOf: (score: number) => `${score} de 100`,
  total: (percent: number) => `Total: ${percent}\u00a0%`,
};
