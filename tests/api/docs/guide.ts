import { DEMO_PASSWORD } from '#app/demo/accounts';
import { seedDemo } from '#app/demo/seed';
import { type App, startApp } from '#tests/support/app';
import { examples, page } from './pages.ts';

/** The GraphQL guide. */
export const GUIDE = page('docs/graphql.md');

/** Operations of the guide by name. */
export const operations: ReadonlyMap<string, string> = new Map(
  examples(GUIDE, 'graphql').map((document) => [/^\w+ (\w+)/.exec(document)![1]!, document]),
);

/** Subscriptions of the guide, which `graphql-subscriptions.test.ts` runs. */
export const SUBSCRIPTIONS = ['Bell', 'Follow', 'FollowDiscussion', 'FollowWork', 'Watch'];

/** Session of a person who runs the examples. */
export interface Reader {
  accessToken: string;
}

/** A server with the demo data, which the examples of the guide call. */
export interface GuideServer {
  app: App;
  admin: Reader;
  student: Reader;
  /** Returns the ID of the first object in a list that the admin reads. */
  idOf: (query: string, list: string) => Promise<string>;
  /** Returns the ID of a conversation of the admin. */
  aTalk: () => Promise<string>;
}

export async function startGuideServer(): Promise<GuideServer> {
  const app = await startApp();
  await seedDemo(app.databaseUrl);
  const admin = await signedIn(app, 'admin@demo.example');
  const student = await signedIn(app, 'student@demo.example');
  const idOf = async (query: string, list: string): Promise<string> =>
    (await app.graphql(query, {}, { as: admin })).data[list].nodes[0].id;
  const aTalk = () => idOf('{ conversations(kind: DIRECT) { nodes { id } } }', 'conversations');
  return { app, admin, student, idOf, aTalk };
}

async function signedIn(app: App, email: string): Promise<Reader> {
  const input = { email, password: DEMO_PASSWORD, institution: 'demo' };
  const { data } = await app.graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input },
  );
  return data.signIn;
}
