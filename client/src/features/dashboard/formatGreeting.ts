import { texts } from '#texts/en';

/** Returns a greeting by the viewer's local time: morning before 12:00, afternoon before 17:00, otherwise evening. */
export function formatGreeting(name: string, now = new Date()): string {
  const hour = now.getHours();
  if (hour < 12) return texts.dashboard.morning(name);
  return hour < 17 ? texts.dashboard.afternoon(name) : texts.dashboard.evening(name);
}
