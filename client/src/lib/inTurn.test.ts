import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

const document = gql`
  mutation Mark($id: ID!) {
    mark(id: $id)
  }
`;

/** A client whose server answers when the test lets it, and the calls that reached it. */
function aClient(...links: ApolloLink[]) {
  const sent: string[] = [];
  const answers = new Map<string, (error?: Error) => void>();
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const id = variables['id'] as string;
        sent.push(id);
        answers.set(id, (error) => {
          if (error) return observer.error(error);
          observer.next({ data: { mark: id } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([...links, server]) });
  const send = (id: string, turn?: string) =>
    client.mutate({ mutation: document, variables: { id }, context: { turn } });
  return { send, sent, answer: (id: string, error?: Error) => answers.get(id)!(error) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('operations of one turn are sent one after the other, also after a failure', async () => {
  const { send, sent, answer } = aClient(inTurn);
  const [first, second, third] = [send('1', 'sheet'), send('2', 'sheet'), send('3', 'sheet')];
  await settle();
  expect(sent).toEqual(['1']);
  answer('1', new Error('no network'));
  await expect(first).rejects.toThrow('no network');
  await settle();
  expect(sent).toEqual(['1', '2']);
  answer('2');
  await second;
  await settle();
  answer('3');
  expect((await third).data).toEqual({ mark: '3' });
});

test('others do not wait, nor those of another turn', async () => {
  const { send, sent } = aClient(inTurn);
  void send('1', 'sheet');
  void send('2', 'other sheet');
  void send('3');
  await settle();
  expect(sent.toSorted()).toEqual(['1', '2', '3']);
});

test('without the link they are sent at once (negative control)', async () => {
  const { send, sent } = aClient();
  void send('1', 'sheet');
  void send('2', 'sheet');
  await settle();
  expect(sent).toEqual(['1', '2']);
});
