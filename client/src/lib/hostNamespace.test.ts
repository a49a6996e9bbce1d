import { expect, test } from 'vitest';
import { namespaceIn } from './hostNamespace.ts';

test.each([
  ['acme.lyceum.com', 'acme'],
  ['ACME.lyceum.com', 'acme'],
  ['acme.eu.lyceum.com', 'acme'],
  ['acme.localhost', 'acme'],
  ['lyceum.com', null],
  ['www.lyceum.com', null],
  ['devapp.lyceum.com', null],
  ['vercel.lyceum.com', null],
  ['netlify.lyceum.com', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
])('returns for %s the namespace %s', (host, namespace) => {
  expect(namespaceIn(host)).toBe(namespace);
});
