import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scanLogs, secretsIn } from '../../../scripts/checks/log-scan.mjs';
import { signAccessToken } from '#platform/request/authentication';

const token = signAccessToken('some secret of thirty-two characters', {
  sub: crypto.randomUUID(),
  sid: crypto.randomUUID(),
  email: 'ada@example.com',
  role: null,
  isVerified: true,
  namespace: null,
  firstName: 'Ada',
});

test.each([
  ['an access token', `{"level":30,"token":"${token}"}`],
  ['an API token', '{"msg":"from lyc_0123456789abcdefghijklmnop"}'],
  ['the secret of a webhook', '{"secret":"whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"}'],
  ['the hash of a password', '{"hash":"$argon2id$v=19$m=19456,t=2,p=1$abc$def"}'],
  ['a refresh token', '{"cookie":"refresh_token=0123456789abcdefghij-_0123"}'],
  ['a bearer', '{"authorization":"Bearer 0123456789abcdefghijklmnop"}'],
  ['a password', '{"variables":{"password":"Lyceum-pass1!"}}'],
  ['a password of a connection', '{"url":"postgres://lyceum:geheim@127.0.0.1:5432/lyceum"}'],
  ['a verification code', '{"payload":"{\\"code\\":\\"123456\\"}"}'],
])('finds %s in a line', (name, line) => {
  expect(secretsIn(line)).toContain(name);
});

test("finds nothing in a server's ordinary log", () => {
  const line =
    '{"level":30,"url":"postgres://127.0.0.1:5432/lyceum","code":"TOKEN_EXPIRED","msg":"a refresh token was used twice"}';
  expect(secretsIn(line)).toEqual([]);
});

test('finds a hash in a statement that PostgreSQL logged', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-logs-'));
  const statement = `STATEMENT:  insert into account (password_hash) values ('$argon2id$v=19$m=19456,t=2,p=1$abc$def')`;
  fs.writeFileSync(path.join(folder, 'postgres-1.log'), `ERROR:  duplicate key\n${statement}\n`);
  const { found } = scanLogs(folder);
  fs.rmSync(folder, { recursive: true });
  expect(found).toEqual([expect.stringMatching(/^the hash of a password: /)]);
});

test('scans every line of every file except terminal output', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-logs-'));
  fs.writeFileSync(path.join(folder, 'one.log'), `Sign in with Learn4ever!\n{"level":30}\n`);
  fs.writeFileSync(path.join(folder, 'two.log'), `{"level":30}\n{"token":"${token}"}\n`);
  const { lines, found } = scanLogs(folder);
  fs.rmSync(folder, { recursive: true });
  expect(lines).toBe(3);
  expect(found).toEqual([expect.stringMatching(/^an access token: /)]);
});
