/** What API tokens with a scope may do, as the API describes it. */
export { apiScopes as scopeTexts } from '../apiScopes.generated.ts';
