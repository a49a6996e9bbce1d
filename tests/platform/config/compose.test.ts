import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#kernel/config';
import { knownVariables, NOT_GIVEN } from './variables.ts';

const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
const compose = read('docker-compose.yml');
const { services } = parse(compose, { merge: true }) as {
  services: Record<string, { image: string; environment: Record<string, string> }>;
};

/** Variables that depend on the other services of the file. */
const OF_SERVICES = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'S3_URL',
  'METRICS_PORT',
  'METRICS_HOST',
];

test('instances and migrations get every variable, and no other', () => {
  const own = Object.values(services).filter(({ image }) => image === 'lyceum');
  expect(own).toHaveLength(3);
  for (const { environment } of own)
    expect([...Object.keys(environment), ...NOT_GIVEN].toSorted()).toEqual(knownVariables().toSorted());
});

test('each variable that does not depend on other services can be set in .env', () => {
  const fixed = Object.entries(services['app-1']!.environment)
    .filter(([name, value]) => !value.startsWith(`\${${name}:`))
    .map(([name]) => name);
  expect(fixed.toSorted()).toEqual(OF_SERVICES.toSorted());
});

test('the example of .env has every variable that is required, and none that nothing reads', () => {
  const given = Array.from(read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm), ([, name]) => name!);
  const required = new Set(Array.from(compose.matchAll(/\$\{(\w+):\?/g), ([, name]) => name!));
  expect([...required].filter((name) => !given.includes(name))).toEqual([]);
  expect(given.filter((name) => !compose.includes(`\${${name}:`))).toEqual([]);
});
