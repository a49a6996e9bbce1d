export const localTime = {
  /** Time of the organizer, next to that of the viewer. */
  organizer: (time: string, zone: string) => `${time} vor Ort (${zone})`,
  /** Time of the viewer, next to the day of the organizer. */
  viewer: (time: string) => `${time} bei Ihnen`,
};
