export const criteria = {
  label: 'Grading Criteria',
  hint: 'What the grade depends on. The shares add up to 100%.',
  name: (number: number) => `Criterion ${number}`,
  percent: (number: number) => `Share ${number} (%)`,
  remove: (name: string) => `Remove criterion: ${name}`,
  add: 'Add criterion',
  total: (percent: number) => `Total: ${percent}%`,
};
