export const live = {
  join: 'Rejoindre',
  joinNamed: (title: string) => `Rejoindre : ${title}`,
  joinHint: 'Vous pouvez rejoindre dès 15 minutes avant le début.',
  startsSoon: 'Commence bientôt',
  liveNow: 'En direct',
  over: 'Terminé',
};
