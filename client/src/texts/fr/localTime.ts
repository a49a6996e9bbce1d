export const localTime = {
  /** Time of the organizer, next to that of the viewer. */
  organizer: (time: string, zone: string) => `${time} chez l’organisateur (${zone})`,
  /** Time of the viewer, next to the day of the organizer. */
  viewer: (time: string) => `${time} pour vous`,
};
