export const criteria = {
  label: 'Grading Criteria',
  hint: 'What the grade depends on. The shares add up to 100%.',
  name: (number: number) => `Criterion ${number}`,
  percent: (number: number) => `Share ${number} (%)`,
  remove: (name: string) => `Remove criterion: ${name}`,
  add: 'Add criterion',
  scores: 'Scores by criterion',
  scoresHint: 'How well the work meets each criterion, from 0 to 100. Together they set the points.',
  score: (name: string, percent: number) => `${name} (${percent}%)`,
  scoreOf: (score: number) => `${score} of 100`,
  total: (percent: number) => `Total: ${percent}%`,
};
