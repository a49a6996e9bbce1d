import { texts } from '#texts/en';

const t = texts.eventPlaces;

/** Returns where an event takes place, in a few words. One without a place is online. */
export function formatPlace({
  location,
  meetingPlatform,
}: {
  location: string;
  meetingPlatform: string;
}): string {
  if (location) return location;
  return meetingPlatform ? t.onlineOn(meetingPlatform) : t.online;
}
