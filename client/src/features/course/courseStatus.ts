const statuses = { published: 'PUBLISHED', draft: 'DRAFT', archived: 'ARCHIVED' } as const;

/** Values of the filter in the URL, in the order in which they are offered. */
export const STATUS_NAMES = Object.keys(statuses) as (keyof typeof statuses)[];

/** Returns the status for a filter value in the URL; null for any other text. */
export const parseCourseStatus = (filter: string | null) =>
  STATUS_NAMES.find((name) => name === filter) ? statuses[filter as keyof typeof statuses] : null;
