import { variables } from '#kernel/config-variables';

/** Variables that the image or its deployment sets, or that are for tests and demos. */
export const NOT_GIVEN = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'INSTANCE_ROLE', 'DEMO', 'STRIPE_API_BASE'];

/** Returns the names of all variables that the server reads. */
export const knownVariables = (): string[] => Object.keys(variables.shape);
