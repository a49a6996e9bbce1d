const statuses = { published: 'PUBLISHED', draft: 'DRAFT', archived: 'ARCHIVED' } as const;

/** Values of the filter in the address, in the order in which they are offered. */
export const statusNames = Object.keys(statuses) as (keyof typeof statuses)[];

/** The state that a filter in the address asks for; null for none, and for anything else that was typed there. */
export const statusOf = (filter: string | null) =>
  statusNames.find((name) => name === filter) ? statuses[filter as keyof typeof statuses] : null;
