/** Failure of an act on something that someone else changed in the meantime. */
export const outdated = {
  text: 'Jemand anderes hat das inzwischen geändert, deshalb ist nichts geschehen. Sie sehen jetzt den neuesten Stand: Prüfen Sie ihn, und versuchen Sie es erneut.',
};
