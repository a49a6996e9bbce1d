/** Error for a due date in the past that the author has not confirmed. */
export const PAST_DUE_DATE = 'This due date is in the past. Confirm it, or choose a later one.';
