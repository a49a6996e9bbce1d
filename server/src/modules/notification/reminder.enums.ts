/** Subjects of reminders, as their details. */
export const REMINDED_OF = { meeting: 'meeting', lesson: 'lesson', event: 'event' } as const;
