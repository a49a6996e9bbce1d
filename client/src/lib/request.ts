import { RequestError } from './errors.ts';
import { post, type PublicDocument } from './post.ts';
import { freshAccessToken, refreshSession } from './session.ts';

export type { PublicDocument } from './post.ts';

interface RequestOptions {
  signal?: AbortSignal;
  /** `none` for calls that make or end a session; `session` (default) sends the held token, refreshed when it expired. */
  auth?: 'session' | 'none' | { accessToken: string };
}

/**
 * One GraphQL call without Apollo, for the screens that a visitor sees first (they carry no cache). Cookies travel along.
 * @throws RequestError with the server's code, message and fields; code `NETWORK` when no answer came.
 * @example const { signIn } = await request(SignInDocument, { input: values }, { auth: 'none' });
 */
export async function request<Data, Variables extends Record<string, unknown>>(
  document: PublicDocument<Data, Variables>,
  variables: Variables,
  { signal, auth = 'session' }: RequestOptions = {},
): Promise<Data> {
  if (auth === 'none') return post<Data>(document, variables, null, signal);
  if (auth !== 'session') return post<Data>(document, variables, auth.accessToken, signal);
  const token = await freshAccessToken();
  try {
    return await post<Data>(document, variables, token, signal);
  } catch (error) {
    if (token === null || !(error instanceof RequestError) || error.status !== 401) throw error;
    const renewed = await refreshSession();
    if (renewed === null) throw error;
    return post<Data>(document, variables, renewed, signal);
  }
}
