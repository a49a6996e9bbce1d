import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#tests/support/app';
import { GUIDE, startGuideServer } from './guide.ts';
import { examples } from './pages.ts';

/** Address of the server in the guide. */
const ADDRESS = 'http://localhost:4000';

let app: App;
afterAll(() => app.stop());

// They all run in one shell.
const commands = examples(GUIDE, 'sh');
const MARK = '\n=== end of example ===\n';
let outputs: string[] = [];

beforeAll(async () => {
  ({ app } = await startGuideServer());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-docs-'));
  const script = commands
    .map((command) => `${command}\nprintf '%s' "$MARK"\n`)
    .join('')
    .replaceAll(ADDRESS, `http://localhost:${app.port}`);
  const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
    cwd: folder,
    env: { ...process.env, MARK },
  });
  outputs = stdout.split(MARK).slice(0, -1);
  fs.rmSync(folder, { recursive: true });
});

test('the commands of the guide exist and all run', () => {
  expect(commands.length).toBeGreaterThan(8);
  expect(outputs).toHaveLength(commands.length);
});

const answers = commands
  .map((command, at) => ({ command, at }))
  .filter(({ command }) => /^(curl|for) /m.test(command));
const outputOf = (part: string) => outputs[commands.findIndex((command) => command.includes(part))]!;
const OTHERWISE = ['schema.graphql', 'first: 500', 'audit.csv', '/files/$FILE'];

test.each(answers.filter(({ command }) => !OTHERWISE.some((part) => command.includes(part))))(
  'example $at returns data',
  ({ at }) => {
    expect(outputs[at]).toContain('"data":');
    expect(outputs[at]).not.toContain('"errors"');
  },
);

test('commands that only save something print nothing', () => {
  const others = commands.map((_, at) => at).filter((at) => !answers.some((answer) => answer.at === at));
  expect(others.map((at) => outputs[at]!.trim()).join('')).toBe('');
});

test("the contract's text is downloaded, and a mistake has its code", () => {
  expect(outputOf('schema.graphql')).toMatch(/^"""[\s\S]*\n(?:input|type) /);
  expect(outputOf('first: 500')).toContain('"code":"INVALID"');
});

test('the audit log is a CSV file with a header line', () => {
  expect(outputOf('audit.csv')).toMatch(/^\uFEFFid,time,actorKind,.*\r\n[\da-f-]{36},/);
});

test('a downloaded file equals the uploaded one', () => {
  expect(outputOf('/files/$FILE')).toBe('export const answer = 42;\n');
});

test('commands that ask for their cost print it', () => {
  const { extensions } = JSON.parse(outputOf('x-lyceum-cost')) as {
    extensions: { cost: { requested: number } };
  };
  const shown = examples(GUIDE, 'json').find((answer) => answer.includes('"cost"'))!;
  expect(shown).toContain(`"requested": ${extensions.cost.requested},`);
});
