// Finds secrets, codes, tokens and passwords in the logs of all servers that the tests started.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/project.mjs';

const logs = path.join(root, 'test-results/logs');

/** Passwords of all accounts in tests and demo data. */
const passwords = ['Lyceum-pass1!', 'Learn2day!', 'Learn4ever!'];

const secrets = {
  'an access token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'an API token': /\blyc_[\w-]{20,}/,
  'the secret of a webhook': /\bwhsec_[\w+/=]{20,}/,
  'the hash of a password': /\$argon2/,
  'a refresh token': /refresh_token=[\w-]{20,}/,
  'a bearer': /\bbearer\s+[\w.-]{20,}/i,
  'a password': new RegExp(passwords.map((password) => RegExp.escape?.(password) ?? password).join('|')),
  'a password of a connection': /\bpostgres(?:ql)?:\/\/[^:/\s"]+:(?!\*)[^@\s"]+@/,
  'a verification code': /\\?"code\\?":\s*\\?"\d{6}\\?"/,
};

/** Returns the names of the secrets in a log line. */
export const secretsIn = (line) =>
  Object.entries(secrets)
    .filter(([, pattern]) => pattern.test(line))
    .map(([name]) => name);

/** Returns the secrets found in the logs of the test run, one line each, and the number of lines. */
export function scanLogs(folder = logs) {
  const found = [];
  let lines = 0;
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const isOfPostgres = name.startsWith('postgres');
    for (const line of fs.readFileSync(path.join(folder, name), 'utf8').split('\n')) {
      if (!isOfPostgres && !line.startsWith('{')) continue; // startup output for the terminal
      lines++;
      for (const secret of secretsIn(line)) found.push(`${secret}: ${line.slice(0, 300)}`);
    }
  }
  return { lines, found };
}

export const forgetLogs = () => fs.rmSync(logs, { recursive: true, force: true });
