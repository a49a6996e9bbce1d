import { declaredEnum } from '#kernel/declared-enum';
import type { Scope } from '#kernel/scope';
import type { Module } from '#platform/module/module';

const { values, add } = declaredEnum<Scope>('ApiScope', 'Permission of an API token in one area.');

/** Scopes by their names in the API. */
export const ApiScope = values;

/** Collects the scopes that the modules declare. */
export function collectScopes(modules: readonly Module[]): void {
  for (const { scopes = {} } of modules)
    for (const [area, accesses] of Object.entries(scopes))
      for (const [access, description] of Object.entries(accesses))
        add(`${area}_${access}`.toUpperCase(), `${area}:${access}` as Scope, description);
}

/** Returns all scopes. */
export const allScopes = (): Scope[] => Object.values(ApiScope);
