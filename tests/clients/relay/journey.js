// Runs the compiled operations with Relay's own store and prints what the store holds after each step:
// node journey.js <URL of the server> <access token>
import relay from 'relay-runtime';
import createMutation from './dist/CohortsCreateMutation.graphql.js';
import deleteMutation from './dist/CohortsDeleteMutation.graphql.js';
import itemQuery from './dist/CohortsItemQuery.graphql.js';
import nextPageQuery from './dist/CohortsNextPageQuery.graphql.js';
import pageQuery from './dist/CohortsPageQuery.graphql.js';
import renameMutation from './dist/CohortsRenameMutation.graphql.js';

const { commitLocalUpdate, commitMutation, ConnectionHandler, fetchQuery } = relay;
const [, , url, token] = process.argv;

const environment = new relay.Environment({
  network: relay.Network.create(async ({ text }, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: text, variables }),
    });
    return response.json();
  }),
  store: new relay.Store(new relay.RecordSource()),
});

const ask = (query, variables) => fetchQuery(environment, query, variables).toPromise();

const mutate = (mutation, config) =>
  new Promise((resolve, reject) =>
    commitMutation(environment, {
      mutation,
      ...config,
      onCompleted: (data, errors) => (errors ? reject(new Error(JSON.stringify(errors))) : resolve(data)),
      onError: reject,
    }),
  );

/** Returns what the store holds: the connection's ID, its cohorts, and the cursor of its end. */
function stored() {
  let found;
  commitLocalUpdate(environment, (store) => {
    const connection = ConnectionHandler.getConnection(store.getRoot(), 'Cohorts_cohorts');
    const nodes = connection.getLinkedRecords('edges').map((edge) => edge.getLinkedRecord('node'));
    found = {
      connection: connection.getDataID(),
      ids: nodes.map((node) => node.getValue('id')),
      titles: nodes.map((node) => node.getValue('title')),
      cursor: connection.getLinkedRecord('pageInfo').getValue('endCursor'),
    };
  });
  return found;
}

await ask(pageQuery, { count: 2 });
const firstPage = stored();
await ask(nextPageQuery, { count: 2, cursor: firstPage.cursor });
const bothPages = stored();
const connections = [bothPages.connection];
const [id] = bothPages.ids;

const renaming = mutate(renameMutation, {
  variables: { input: { id, title: 'Renamed' } },
  optimisticResponse: { updateCohort: { cohort: { id, title: 'Renaming' } } },
});
const optimistic = environment.getStore().getSource().get(id);
await renaming;
const renamed = stored();
const refetched = await ask(itemQuery, { id });

const day = 24 * 60 * 60 * 1000;
const inDays = (days) => new Date(Date.now() + days * day).toISOString();
const input = {
  title: 'Created',
  description: 'With Relay.',
  startDate: inDays(20),
  endDate: inDays(40),
  registrationDeadline: inDays(10),
  capacity: 5,
  courseIds: [],
};
const { createCohort } = await mutate(createMutation, { variables: { input, connections } });
const created = stored();
await mutate(deleteMutation, { variables: { input: { id: createCohort.cohort.id }, connections } });

console.log(
  JSON.stringify({
    firstPage: firstPage.titles,
    bothPages: bothPages.titles,
    optimistic: optimistic.title,
    renamed: renamed.titles[0],
    refetched: refetched.node.__id === id,
    created: created.titles,
    deleted: stored().titles,
  }),
);
