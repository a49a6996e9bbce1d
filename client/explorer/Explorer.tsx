import { GraphiQL } from 'graphiql';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { getFreshAccessToken, restoreSession, useSession } from '#lib/session';
import { createFetcher } from './fetcher.ts';

const name = document.querySelector<HTMLMetaElement>('meta[name=app-name]')?.content ?? '';

const FIRST_QUERY = `# Who asks, and the first cohorts on offer.
# Ctrl+Enter runs it; the book on the left describes every type.
query First {
  viewer {
    displayName
  }
  cohorts(first: 3) {
    totalCount
    nodes {
      title
      startDate
      spotsRemaining
    }
  }
}
`;

/** Parameters of a link to the explorer, for example /graphiql?query=… */
const linkedQuery = new URLSearchParams(location.search).get('query');

/** The scheme that the product's screens have on this device. */
function chosenScheme(): 'light' | 'dark' {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be blocked; the system's scheme is then the best guess.
  }
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The API explorer: GraphiQL, asking as the session of this browser or with a token of the API. */
export function Explorer() {
  const [isRestored, setRestored] = useState(false);
  const [token, setToken] = useState('');
  const session = useSession();
  const [scheme] = useState(chosenScheme);

  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
    void restoreSession().finally(() => setRestored(true));
  }, [scheme]);

  const fetcher = useMemo(
    () => createFetcher(() => (token ? Promise.resolve(token) : getFreshAccessToken())),
    [token],
  );
  useEffect(() => () => fetcher.close(), [fetcher]);

  if (!isRestored) return <p className="waiting">Loading the explorer…</p>;
  const asker = token ? 'with the token' : session ? `as ${session.email}` : 'as a visitor';
  return (
    <>
      <header className="bar">
        <h1>{name} API explorer</h1>
        <p aria-live="polite">You ask {asker}.</p>
        <a href="/graphql/schema.graphql">Schema as text</a>
        <TokenForm current={token} onChange={setToken} />
      </header>
      <main className="editor">
        <GraphiQL
          key={asker} // another asker may read another part of the schema
          fetcher={fetcher as never}
          defaultQuery={FIRST_QUERY}
          {...(linkedQuery !== null && { initialQuery: linkedQuery })}
          forcedTheme={scheme}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          {/* In place of a link to another host. */}
          <GraphiQL.Logo>
            <span />
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}

/** The token stays in memory: it is gone with the page. */
function TokenForm({ current, onChange }: { current: string; onChange: (token: string) => void }) {
  const [entered, setEntered] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange(current ? '' : entered.trim());
    setEntered('');
  };
  return (
    <form onSubmit={submit}>
      {!current && (
        <>
          <label htmlFor="token">API token</label>
          <input
            id="token"
            type="password"
            autoComplete="off"
            value={entered}
            onChange={(event) => setEntered(event.target.value)}
          />
        </>
      )}
      <button type="submit">{current ? 'Forget the token' : 'Use it'}</button>
    </form>
  );
}
