export const live = {
  join: 'Unirse',
  joinNamed: (title: string) => `Unirse: ${title}`,
  joinHint: 'Puedes unirte desde 15 minutos antes del inicio.',
  startsSoon: 'Empieza pronto',
  liveNow: 'En directo',
  over: 'Ya terminó',
};
