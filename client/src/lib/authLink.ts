import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { dematerialize, from, materialize, mergeMap, of, switchMap, type Observable } from 'rxjs';
import { isSignedOut } from './errors.ts';
import { getFreshAccessToken, refreshSession } from './session.ts';

/**
 * Adds the access token, refreshed first when it is about to expire. A request that outlives the page cannot wait for a
 * refresh: it sends any valid token.
 */
const sendToken = new SetContextLink(async (context) => {
  const outlivesPage = (context['fetchOptions'] as RequestInit | undefined)?.keepalive === true;
  const token = await (outlivesPage ? getFreshAccessToken(0) : getFreshAccessToken());
  return token === null ? {} : { headers: { ...context.headers, authorization: `Bearer ${token}` } };
});

/** Retries once after a rejected token. All waiting requests share one refresh (session.ts). */
const retryOnce = new ApolloLink((operation, forward) => {
  /** Returns the result of a retry with a new token; the first failure without one. */
  const retry = (first: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> =>
    from(refreshSession()).pipe(switchMap((token) => (token === null ? first : forward(operation))));
  // The retry is not observed, so a second rejection is not retried.
  return forward(operation).pipe(
    materialize(),
    mergeMap((event) => {
      const failure = event.kind === 'E' ? event.error : event.kind === 'N' ? event.value : null;
      const itself = of(event).pipe(dematerialize());
      return isSignedOut(failure) ? retry(itself) : itself;
    }),
  );
});

/** Adds the token to every request and refreshes it when it has expired. */
export const authLink = ApolloLink.from([retryOnce, sendToken]);
