/** Local days and times, calculated by Intl alone, to compare with what the server plans. */

const DAY = 24 * 60 * 60 * 1000;

/** Returns what a clock in the zone shows, as if it were UTC. */
function clockAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(new Date(instant));
  const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)!.value),
  );
  return Date.UTC(year!, month! - 1, day, hour, minute);
}

/** Returns the first instant at which a clock in the zone shows a time, or, when it never does, as much later as is skipped. */
function instantAt(clock: number, timeZone: string): number {
  const offsets = [-DAY, DAY].map((around) => clockAt(clock + around, timeZone) - (clock + around));
  const shown = offsets.map((offset) => clock - offset).filter((at) => clockAt(at, timeZone) === clock);
  return shown.length > 0 ? Math.min(...shown) : clock - offsets[0]!;
}

interface Weekly {
  /** 0 is Sunday. */
  days: readonly number[];
  time: string;
  timeZone: string;
  interval: number;
  /** Moment in the first week. */
  first: Date;
}

/** Returns the meetings of a weekly schedule after `from`, up to and including `until`. */
export function weeklyMeetings(
  { days, time, timeZone, interval, first }: Weekly,
  from: Date,
  until: Date,
): string[] {
  const [hours, minutes] = time.split(':').map(Number);
  const midnight = Math.floor(clockAt(first.getTime(), timeZone) / DAY) * DAY;
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY;
  const found: string[] = [];
  for (let day = midnight; day < until.getTime() + 2 * DAY; day += DAY) {
    const isOn = Math.floor((day - monday) / (7 * DAY)) % interval === 0;
    if (!isOn || !days.includes(new Date(day).getUTCDay())) continue;
    const at = instantAt(day + (hours! * 60 + minutes!) * 60_000, timeZone);
    if (at > from.getTime() && at <= until.getTime()) found.push(new Date(at).toISOString());
  }
  return found;
}
