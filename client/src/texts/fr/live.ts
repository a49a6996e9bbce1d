export const live = {
  join: 'Rejoindre',
  joinNamed: (title: string) => `Rejoindre : ${title}`,
  joinHint: 'Vous pouvez rejoindre à partir de 15 minutes avant le début.',
  startsSoon: 'Commence bientôt',
  liveNow: 'En direct',
  over: 'Terminé',
};
