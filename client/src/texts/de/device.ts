/** Devices of sessions, of which the API names browser and system. */
export const device = {
  on: (browser: string, system: string) => `${browser} unter ${system}`,
  unknown: 'Unbekanntes Gerät',
};
