import type { GraphQLEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { auditLog } from '#texts/en/audit';

test('every kind of item in the audit log has a name', () => {
  const nouns = (schema.getType('AuditNoun') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(Object.keys(auditLog.nouns).toSorted()).toEqual(nouns.toSorted());
});
