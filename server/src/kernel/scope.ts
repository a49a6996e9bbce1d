/** Prefix of every API token. People and secret scanners recognize a token by it. */
export const TOKEN_PREFIX = 'lyc_';

/** Returns whether a bearer token is an API token, by its prefix. */
export const isApiToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);

/**
 * Areas of the API with the access that a token can have in each: 'read', or 'read' | 'write'. A noun adds its areas in its
 * module file, by `declare module '#kernel/scope'`, and describes them in `scopes` of its module.
 */
export interface Areas {}

/** Permission of an API token in one area, as it is stored and shown: 'courses:read'. */
export type Scope = { [A in keyof Areas]: `${A}:${Areas[A]}` }[keyof Areas];

/** Descriptions of scopes, by area and access. Only scopes that a root field requires are declared. */
export type Scopes = { readonly [A in keyof Areas]?: Readonly<Record<Areas[A], string>> };
