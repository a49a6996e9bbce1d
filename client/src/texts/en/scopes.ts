/** Permissions of API tokens by their scopes, as the API describes them. */
export { apiScopes as scopeTexts } from '../apiScopes.generated.ts';
