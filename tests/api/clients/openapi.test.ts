import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { aStudent, aTeacher, type Member } from '#tests/support/factories';
import { runClient, runTool } from './run.ts';

let app: App;
let teacher: Member;
let document: string;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  ({ text: document } = await app.rest('GET', '/openapi.json'));
});
afterAll(() => app.stop());

test('a client typed by openapi-typescript compiles and runs', async () => {
  const student = await aStudent(app, { institution: teacher.institution });
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-openapi-')), 'openapi.json');
  fs.writeFileSync(file, document);
  await runTool('openapi-typescript/bin/cli.js', 'openapi', [file, '--output', 'dist/api.ts']);
  await runTool('typescript/bin/tsc', 'openapi');
  const tokens = [teacher.accessToken, student.accessToken];
  expect(await runClient('openapi/journey.ts', [app.url, ...tokens])).toEqual({
    title: 'Typed Clients',
    courses: ['Typed Clients'],
    status: 'active',
    registered: 1,
    listed: ['Typed Clients'],
    unknown: 'NOT_FOUND',
  });
});

interface Finding {
  code: string;
  path: string;
  message: string;
}

test('Spectral finds nothing but that the product names no contact', async () => {
  const findings = await runClient<Finding[]>('spectral.mjs', [], document);
  expect(findings.filter(({ code }) => code !== 'info-contact')).toEqual([]);
});
