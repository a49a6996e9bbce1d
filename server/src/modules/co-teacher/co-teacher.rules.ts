/** Maximum number of co-teachers of a course. */
export const MAX_CO_TEACHERS = 20;

export const TOO_MANY_CO_TEACHERS = `A course can have up to ${MAX_CO_TEACHERS} co-teachers.`;
