export const live = {
  join: 'Join',
  joinNamed: (title: string) => `Join: ${title}`,
  joinHint: 'You can join from 15 minutes before the start.',
  startsSoon: 'Starts soon',
  liveNow: 'Live now',
  over: 'Ended',
};
