import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authLink } from './authLink.ts';
import { getSession, signOut, startSession } from './session.ts';
import { answerWith, failure } from './testing/answers.ts';
import { someToken } from './testing/token.ts';

const who = gql`
  query Who {
    viewer {
      id
    }
  }
`;
const viewer = { data: { viewer: { __typename: 'Viewer', id: '1' } } };
const renewed = someToken({ sid: 'renewed' });
const refreshes = { RefreshSession: { data: { refreshSession: { accessToken: renewed } } } };

let client: ApolloClient;
const ask = () => client.query({ query: who, fetchPolicy: 'network-only' });

beforeEach(() => {
  answerWith({});
  const http = new HttpLink({ uri: '/graphql', fetch: (...call) => fetch(...call) });
  client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([authLink, http]) });
  startSession(someToken());
});

afterEach(() => {
  answerWith({ SignOut: { data: { signOut: { message: '' } } } });
  signOut();
  vi.unstubAllGlobals();
});

/** The server's answer to an old token, by status or inside an answer of 200; the new token is fine. */
const onlyFor = (token: string, refusal: object) => (call: { authorization: string | null }) =>
  call.authorization === `Bearer ${token}` ? viewer : (refusal as typeof viewer);

test('requests carry the access token', async () => {
  const calls = answerWith({ Who: viewer });
  await ask();
  expect(calls).toMatchObject([{ operation: 'Who', authorization: `Bearer ${someToken()}` }]);
});

test('all that wait for an expired token share one refresh, then each is tried once more', async () => {
  const calls = answerWith({ ...refreshes, Who: onlyFor(renewed, failure('TOKEN_EXPIRED', 401)) });
  const answers = await Promise.all([
    client.query({ query: who, fetchPolicy: 'network-only', context: { queryDeduplication: false } }),
    client.query({ query: who, fetchPolicy: 'network-only', context: { queryDeduplication: false } }),
  ]);
  expect(answers.map(({ data }) => data)).toEqual([viewer.data, viewer.data]);
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'Who', 'RefreshSession', 'Who', 'Who']);
});

test('a refusal after the refresh is the answer, not another round', async () => {
  const calls = answerWith({ ...refreshes, Who: failure('UNAUTHENTICATED', 401) });
  await expect(ask()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'RefreshSession', 'Who']);
});

test('when the refresh is refused too, the first error is the answer and the session is over', async () => {
  const calls = answerWith({
    RefreshSession: failure('UNAUTHENTICATED', 401),
    Who: failure('TOKEN_EXPIRED', 401, 'Your session has expired'),
  });
  await expect(ask()).rejects.toThrow('Your session has expired');
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'RefreshSession']);
  expect(getSession()).toBeNull();
});

test('other errors are not the business of this link', async () => {
  const calls = answerWith({ ...refreshes, Who: failure('FORBIDDEN', 403) });
  await expect(ask()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  expect(calls.map((call) => call.operation)).toEqual(['Who']);
});
