import { formatShortDay } from '#texts/formatting';

/** A free slot, as ISO instants. */
export interface Slot {
  startsAt: string;
  endsAt: string;
}

/** Groups slots, which are in order, by their day in the viewer's time zone. */
export function slotsByDay(slots: readonly Slot[]): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = formatShortDay(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, list]) => ({ day, slots: list }));
}
