import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app';
import { GUIDE, startGuideServer } from './guide.ts';
import { examples, page } from './pages.ts';
import { type Ran, runExamples } from './shell.ts';

const REST = page('docs/rest.md');
const WEBHOOKS = page('docs/webhooks.md');

let app: App;
let ofGuide: Ran[] = [];
let ofRest: Ran[] = [];
let ofWebhooks: Ran[] = [];

beforeAll(async () => {
  ({ app } = await startGuideServer());
  ofGuide = await runExamples(GUIDE, app.port);
  ofRest = await runExamples(REST, app.port);
  ofWebhooks = await runExamples(WEBHOOKS, app.port);
});
afterAll(() => app.stop());

/** Returns whether an example shows a response, and does not only keep a part of it. */
const isShown = (command: string) => /^(curl|for) /m.test(command);

const outputOf = (ran: readonly Ran[], part: string) =>
  ran.find(({ command }) => command.includes(part))!.output;

describe('the GraphQL guide', () => {
  const commands = examples(GUIDE, 'sh');
  const OTHERWISE = ['schema.graphql', 'first: 500', 'audit.csv', '/files/$FILE'];

  test('has examples, and all of them run', () => {
    expect(commands.length).toBeGreaterThan(8);
    expect(ofGuide).toHaveLength(commands.length);
  });

  test.each(
    commands
      .map((command, at) => ({ command, at }))
      .filter(({ command }) => isShown(command) && !OTHERWISE.some((part) => command.includes(part))),
  )('example $at returns data', ({ at }) => {
    expect(ofGuide[at]!.output).toContain('"data":');
    expect(ofGuide[at]!.output).not.toContain('"errors"');
  });

  test('commands that only save something print nothing', () => {
    const others = ofGuide.filter(({ command }) => !isShown(command));
    expect(others.map(({ output }) => output.trim()).join('')).toBe('');
  });

  test("the contract's text is downloaded, and a mistake has its code", () => {
    expect(outputOf(ofGuide, 'schema.graphql')).toMatch(/^"""[\s\S]*\n(?:input|type) /);
    expect(outputOf(ofGuide, 'first: 500')).toContain('"code":"INVALID"');
  });

  test('the audit log is a CSV file with a header line', () => {
    expect(outputOf(ofGuide, 'audit.csv')).toMatch(/^\uFEFFid,time,actorKind,.*\r\n[\da-f-]{36},/);
  });

  test('a downloaded file equals the uploaded one', () => {
    expect(outputOf(ofGuide, '/files/$FILE')).toBe('export const answer = 42;\n');
  });

  test('commands that ask for their cost print it', () => {
    const { extensions } = JSON.parse(outputOf(ofGuide, 'x-lyceum-cost')) as {
      extensions: { cost: { requested: number } };
    };
    const shown = examples(GUIDE, 'json').find((answer) => answer.includes('"cost"'))!;
    expect(shown).toContain(`"requested": ${extensions.cost.requested},`);
  });
});

describe('the REST page', () => {
  test.each(
    examples(REST, 'sh')
      .map((command, at) => ({ command, at }))
      .filter(({ command }) => isShown(command) && !/ -o \/dev\/null| -i |"Spring"/.test(command)),
  )('example $at succeeds', ({ at }) => {
    const { output } = ofRest[at]!;
    expect(output).not.toBe('');
    expect(JSON.parse(output)).not.toHaveProperty('code');
  });

  test('a refreshed token is accepted', () => {
    expect(outputOf(ofRest, 'Bearer expired').split('\n')).toEqual(['403', '200', '']);
  });

  test('a key creates one course, which the second answer shows again', () => {
    const lines = outputOf(ofRest, 'idempotency-key')
      .trim()
      .split('\n')
      .map((line) => line.trim());
    const ids = lines.filter((line) => line.startsWith('"_id"'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(lines.filter((line) => line === 'idempotency-replayed: true')).toHaveLength(1);
  });

  test('an error is the one that is shown', () => {
    const shown = examples(REST, 'json').find((answer) => answer.includes('about:blank'))!;
    expect(JSON.parse(outputOf(ofRest, '"Spring"'))).toEqual(JSON.parse(shown));
  });

  const SHOWN: [what: string, path: string, command: string][] = [
    ['a session', '"accessToken"', '/users/signup'],
    ['a cohort of a list', '"applicationDeadline"', '/v1/cohorts\n'],
    ['an enrollment', '"enrolledAt"', '/enroll"'],
    ['an activity', '"allowLateSubmission"', '/v1/activities'],
    ['a course', '"studentsCount"', '/courses/$COURSE'],
  ];

  test.each(SHOWN)('%s has the members that are shown', (_, member, part) => {
    const shown = examples(REST, 'json').find((answer) => answer.includes(member))!;
    const answer: unknown = JSON.parse(outputOf(ofRest, part));
    expect([...membersOf(answer)]).toEqual(expect.arrayContaining([...membersOf(JSON.parse(shown))]));
  });
});

test('the schemas of webhook events are listed and downloaded', () => {
  const [{ output }] = ofWebhooks as [Ran];
  expect(output).toContain('"enrollment.created":"http');
  expect(output).toContain('"title":"enrollment.created"');
});

/** Yields the paths of all members of a value. Items of a list have the same. */
function* membersOf(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) yield* membersOf(value[0], `${path}[]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      yield `${path}.${name}`;
      yield* membersOf(member, `${path}.${name}`);
    }
}
