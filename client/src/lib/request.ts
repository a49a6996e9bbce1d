import { isSignedOut } from './errors.ts';
import { post, type PublicDocument } from './post.ts';
import { getFreshAccessToken, refreshSession } from './session.ts';

export type { PublicDocument } from './post.ts';

interface RequestOptions {
  signal?: AbortSignal;
  /**
   * `none` for operations that create or end a session; `session` (default) sends the current token, refreshed when
   * expired.
   */
  auth?: 'session' | 'none' | { accessToken: string };
}

/**
 * Sends a GraphQL operation without Apollo, for the screens of visitors, which have no cache. Includes cookies.
 * @throws RequestError with the server's code, message and fields; code `NETWORK` without a response.
 * @example const { signIn } = await request(SignInDocument, { input: values }, { auth: 'none' });
 */
export async function request<Data, Variables extends Record<string, unknown>>(
  document: PublicDocument<Data, Variables>,
  variables: Variables,
  { signal, auth = 'session' }: RequestOptions = {},
): Promise<Data> {
  if (auth === 'none') return post<Data>(document, variables, null, signal);
  if (auth !== 'session') return post<Data>(document, variables, auth.accessToken, signal);
  const token = await getFreshAccessToken();
  try {
    return await post<Data>(document, variables, token, signal);
  } catch (error) {
    if (token === null || !isSignedOut(error)) throw error;
    const renewed = await refreshSession();
    if (renewed === null) throw error;
    return post<Data>(document, variables, renewed, signal);
  }
}
