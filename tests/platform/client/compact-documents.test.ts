import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { compact, valueOf } from '../../../client/compact-documents.ts';

/** Everything that documents of the client have. */
const SOURCE = `
  query Find($ids: [ID!]!, $page: Int! = 1, $order: Order) {
    found: cohorts(ids: $ids, first: 8, page: $page, status: [OPEN], filter: { isFree: true, text: "a", none: null }) {
      totalCount
      nodes { id ...Row_cohort @unmask ... on Node @include(if: $isFull) { createdAt } }
    }
    viewer { id }
  }
  mutation Save($input: SaveInput!) { save(input: $input) { id } }
  subscription Live { changed @client { id } }
  fragment Row_cohort on Cohort { id title(length: 1.5) }
`;

/** Trees as the generator of types writes them, without empty lists. */
const tree = JSON.stringify(
  { ...parse(SOURCE, { noLocation: true }), __meta__: { hash: 'abc' } },
  (_, value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
);

test('the calls of a document make its tree', () => {
  const expression = compact(tree);
  expect(valueOf(expression)).toEqual(JSON.parse(tree));
  expect(expression.length).toBeLessThan(tree.length / 3);
});

test('a document that the calls cannot make is refused', () => {
  const odd = {
    kind: 'Document',
    definitions: [{ ...JSON.parse(tree).definitions[0], description: { kind: 'StringValue', value: 'x' } }],
  };
  expect(() => compact(JSON.stringify(odd))).toThrow('No calls make');
});
