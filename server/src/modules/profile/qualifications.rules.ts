/** Limit of degrees and certifications, without zod. */

/** Maximum number of degrees, and of certifications. */
export const QUALIFICATIONS_MAX = 20;
