export const live = {
  join: 'Teilnehmen',
  joinNamed: (title: string) => `Teilnehmen: ${title}`,
  joinHint: 'Sie können ab 15 Minuten vor dem Beginn teilnehmen.',
  startsSoon: 'Beginnt bald',
  liveNow: 'Jetzt live',
  over: 'Beendet',
};
