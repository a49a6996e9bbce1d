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
import { getSession, startSession } from './session.ts';
import { answerWith, failure } from './testing/answers.ts';
import { someToken } from './testing/token.ts';
import { becomeVisitor } from './testing/visitor.ts';

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
  becomeVisitor();
  vi.unstubAllGlobals();
});

/** Returns the error for an expired token, by status or in a 200 response; the given token is valid. */
const rejectOthersThan = (token: string, refusal: object) => (call: { authorization: string | null }) =>
  call.authorization === `Bearer ${token}` ? viewer : (refusal as typeof viewer);

test('sends the access token with requests', async () => {
  const calls = answerWith({ Who: viewer });
  await ask();
  expect(calls).toMatchObject([{ operation: 'Who', authorization: `Bearer ${someToken()}` }]);
});

test('shares one refresh among all requests with an expired token, then retries each once', async () => {
  const calls = answerWith({ ...refreshes, Who: rejectOthersThan(renewed, failure('TOKEN_EXPIRED', 401)) });
  const answers = await Promise.all([
    client.query({ query: who, fetchPolicy: 'network-only', context: { queryDeduplication: false } }),
    client.query({ query: who, fetchPolicy: 'network-only', context: { queryDeduplication: false } }),
  ]);
  expect(answers.map(({ data }) => data)).toEqual([viewer.data, viewer.data]);
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'Who', 'RefreshSession', 'Who', 'Who']);
});

test('does not retry again after a rejection of the refreshed token', async () => {
  const calls = answerWith({ ...refreshes, Who: failure('UNAUTHENTICATED', 401) });
  await expect(ask()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'RefreshSession', 'Who']);
});

test('returns the first error and ends the session when the refresh is rejected too', async () => {
  const calls = answerWith({
    RefreshSession: failure('UNAUTHENTICATED', 401),
    Who: failure('TOKEN_EXPIRED', 401, 'Your session has expired'),
  });
  await expect(ask()).rejects.toThrow('Your session has expired');
  expect(calls.map((call) => call.operation)).toEqual(['Who', 'RefreshSession']);
  expect(getSession()).toBeNull();
});

test('passes other errors through', async () => {
  const calls = answerWith({ ...refreshes, Who: failure('FORBIDDEN', 403) });
  await expect(ask()).rejects.toBeInstanceOf(CombinedGraphQLErrors);
  expect(calls.map((call) => call.operation)).toEqual(['Who']);
});
