import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { gql } from '@apollo/client';
import { beforeEach, expect, test, vi } from 'vitest';

const UNKNOWN = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
const TEXT = 'query Who { viewer { id } }';
const data = { viewer: { __typename: 'Viewer', id: '1' } };

interface Body {
  operationName: string;
  query?: string;
  extensions?: { persistedQuery: { version: number; sha256Hash: string } };
}

/** Fake server that knows the given documents and records its requests. */
function stubServer(hashes: string[]): Body[] {
  const asked: Body[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent = JSON.parse(body) as Body;
    asked.push(sent);
    const isKnown = sent.query ?? hashes.includes(sent.extensions?.persistedQuery.sha256Hash ?? '');
    return new Response(JSON.stringify(isKnown ? { data } : { errors: [UNKNOWN] }), {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  });
  return asked;
}

/** Both transports, each with its own memory of the server's documents. */
const ways = {
  'screens of visitors': async () => {
    const { post } = await import('./post.ts');
    const document = Object.assign(new String(TEXT), { __meta__: { hash: 'abc' } });
    return () => post(document, {}, null);
  },
  Apollo: async () => {
    const { byHash } = await import('./byHash.ts');
    const client = new ApolloClient({
      link: ApolloLink.from([
        byHash,
        new HttpLink({ uri: '/graphql', enhancedClientAwareness: { transport: false } }),
      ]),
      cache: new InMemoryCache(),
    });
    const query = { __meta__: { hash: 'abc' }, ...gql(TEXT) } as TypedDocumentNode;
    return async () => (await client.query({ query, fetchPolicy: 'network-only' })).data;
  },
};

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

const byHash = { operationName: 'Who', extensions: { persistedQuery: { version: 1, sha256Hash: 'abc' } } };

test.each(Object.entries(ways))('%s sends a known document by its hash', async (_, begin) => {
  const asked = stubServer(['abc']);
  const ask = await begin();
  expect(await ask()).toEqual(data);
  expect(asked).toMatchObject([byHash]);
  expect(asked[0]).not.toHaveProperty('query');
});

test.each(Object.entries(ways))(
  '%s sends documents in full to a server of another version, from then on immediately',
  async (_, begin) => {
    const asked = stubServer([]);
    const ask = await begin();
    expect(await ask()).toEqual(data);
    expect(await ask()).toEqual(data);
    expect(asked.map(({ query, extensions }) => [query !== undefined, extensions !== undefined])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
  },
);
