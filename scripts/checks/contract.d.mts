export function contractFaults(released: string, present: string, today: string): string[];
