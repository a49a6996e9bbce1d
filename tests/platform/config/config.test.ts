import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultAnswerMemory } from '#kernel/answer-memory';
import { ConfigError, loadConfig, projectRoot } from '#kernel/config';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-config-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: folder, ...env });

function complaintAbout(env: Record<string, string>): string {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted.');
}

describe('without any setting', () => {
  test('everything runs on this machine alone', () => {
    expect(load()).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseOwnerUrl: undefined,
      appName: 'Lyceum',
      appOrigin: 'http://localhost:4000',
      smtpUrl: undefined,
      mailFrom: '"Lyceum" <no-reply@localhost>',
      redisUrl: undefined,
      s3Url: undefined,
      logLevel: 'info',
      production: false,
      role: 'all',
      demo: true,
      trustProxy: false,
    });
  });

  test('a limit may be any whole number', () => {
    expect(load({ COST_LIMIT_ACCOUNT: '1000000000' }).costLimits.account).toBe(1_000_000_000);
    expect(complaintAbout({ COST_LIMIT_ACCOUNT: '1e9' })).toContain('is not a whole number');
    expect(complaintAbout({ COST_LIMIT_ACCOUNT: '9'.repeat(20) })).toContain(
      'is greater than 9007199254740991',
    );
  });

  test('answers in memory take a sixteenth of the memory of Node, and at most 256 MB', () => {
    const megabytes = [256, 512, 2048, 4096, 16_384];
    expect(megabytes.map((heap) => defaultAnswerMemory(heap * 1024 ** 2))).toEqual([16, 32, 128, 256, 256]);
    expect(load().answerMemory).toBe(defaultAnswerMemory(getHeapStatistics().heap_size_limit));
    expect(load({ ANSWER_MEMORY: '0' }).answerMemory).toBe(0);
  });

  test('an empty variable counts as unset', () => {
    expect(load({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({ port: 4000, demo: true });
  });

  test('the data folder is in the project', () => {
    const config = loadConfig({ JWT_SECRET: 'x'.repeat(32) });
    expect(config.dataDir).toBe(path.join(projectRoot, 'var'));
    expect(fs.existsSync(path.join(projectRoot, 'package-lock.json'))).toBe(true);
  });
});

describe('the signing secret', () => {
  test('is created once, stays the same, and is readable by its owner only', () => {
    const { jwtSecret } = load();
    expect(jwtSecret).toMatch(/^[\w-]{64}$/);
    expect(load().jwtSecret).toBe(jwtSecret);
    expect(fs.statSync(path.join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual(['jwt-secret']);
  });

  test('is not created if one is given', () => {
    expect(load({ JWT_SECRET: 's'.repeat(40) }).jwtSecret).toBe('s'.repeat(40));
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('must be given in production', () => {
    expect(complaintAbout({ NODE_ENV: 'production' })).toMatch(
      /^JWT_SECRET is required in production\. Example: /,
    );
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

describe('settings derived from others', () => {
  test('the origin follows the port', () => {
    expect(load({ PORT: '8080' }).appOrigin).toBe('http://localhost:8080');
  });

  test("the owner connects with the app's address by default", () => {
    const DATABASE_URL = 'postgres://app:secret@db/lyceum';
    const DATABASE_OWNER_URL = 'postgres://owner:secret@db/lyceum';
    expect(load({ DATABASE_URL }).databaseOwnerUrl).toBe(DATABASE_URL);
    expect(load({ DATABASE_URL, DATABASE_OWNER_URL }).databaseOwnerUrl).toBe(DATABASE_OWNER_URL);
  });

  test('the demo is for the embedded database, and never for production', () => {
    const JWT_SECRET = 's'.repeat(32);
    expect(load({ DATABASE_URL: 'postgres://db/lyceum' }).demo).toBe(false);
    expect(load({ DATABASE_URL: 'postgres://db/lyceum', DEMO: 'true' }).demo).toBe(true);
    expect(load({ DEMO: '0' }).demo).toBe(false);
    expect(load({ NODE_ENV: 'production', JWT_SECRET }).demo).toBe(false);
    expect(complaintAbout({ NODE_ENV: 'production', JWT_SECRET, DEMO: 'true' })).toContain(
      'DEMO cannot be true',
    );
  });

  test('the sender uses the host of the origin', () => {
    const config = load({ APP_NAME: 'Agora', APP_ORIGIN: 'https://Learn.Example.org/' });
    expect(config.appOrigin).toBe('https://learn.example.org');
    expect(config.mailFrom).toBe('"Agora" <no-reply@learn.example.org>');
  });
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ['10.0.0.0/255.0.0.0,fd00::/8', '10.0.0.0/255.0.0.0,fd00::/8'],
])('TRUST_PROXY=%s', (text, meaning) => {
  expect(load({ TRUST_PROXY: text }).trustProxy).toBe(meaning);
});

describe('metrics and traces', () => {
  test('are off by default', () => {
    expect(load()).toMatchObject({ metrics: null, traces: null, logsRequests: false, slowStatement: 1000 });
  });

  test('listen on the loopback interface, and record every trace', () => {
    const config = load({
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-team = learning',
    });
    expect(config.metrics).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(config.traces).toEqual({
      endpoint: 'http://localhost:4318',
      headers: { authorization: 'Bearer a=b', 'x-team': 'learning' },
      serviceName: 'lyceum',
      ratio: 1,
    });
  });
});

describe('invalid settings', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '40 00'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://db/lyceum'],
    ['DATABASE_OWNER_URL', 'lyceum'],
    ['APP_NAME', 'a"b'],
    ['APP_ORIGIN', 'https://example.org/app'],
    ['APP_ORIGIN', 'example.org'],
    ['JWT_SECRET', 'short'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['SALES_EMAIL', 'Sales <sales@example.org>'],
    ['REDIS_URL', 'http://localhost'],
    ['S3_URL', 's3'],
    ['S3_URL', 'https://KEY:SECRET@s3.example.org'],
    ['S3_URL', 'https://s3.example.org/bucket/folder'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', 'proxy.local'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '10.0.0.1, 10.1'],
    ['LOG_REQUESTS', 'all'],
    ['SLOW_STATEMENT_MS', '1s'],
    ['METRICS_PORT', '4000'],
    ['METRICS_PORT', '99999'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no-value'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('%s=%s is reported in one line with the name, the problem, and an example', (name, value) => {
    const complaint = complaintAbout({ [name]: value });
    expect(complaint.split('\n')).toHaveLength(1);
    expect(complaint).toMatch(new RegExp(`^${name} .+ Example: ${name}=.+`));
  });

  test("a database's owner without the database, which would be an embedded one", () => {
    expect(complaintAbout({ DATABASE_OWNER_URL: 'postgres://owner:hunter2@db/lyceum' })).toMatch(
      /^DATABASE_URL is required with DATABASE_OWNER_URL\. Example: DATABASE_URL=postgres:.+$/,
    );
  });

  test('a data folder that is a file', () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    expect(complaintAbout({ DATA_DIR: file })).toMatch(
      /^DATA_DIR cannot be used: EEXIST: .+ Example: DATA_DIR=.+$/,
    );
  });

  test('several are reported at once', () => {
    expect(complaintAbout({ PORT: 'x', LOG_LEVEL: 'x', DEMO: 'x' }).split('\n')).toHaveLength(3);
  });

  test('no value that may be secret is repeated', () => {
    const complaint = complaintAbout({
      DATABASE_URL: 'mysql://app:hunter2@db',
      JWT_SECRET: 'hunter3',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://me:hunter4@collector',
      OTEL_EXPORTER_OTLP_HEADERS: 'hunter5',
    });
    expect(complaint).not.toMatch(/hunter/);
  });
});

describe('secrets in files', () => {
  const SECRETS = {
    DATABASE_URL: 'postgres://app:hunter2@db/lyceum',
    DATABASE_OWNER_URL: 'postgres://owner:hunter2@db/lyceum',
    JWT_SECRET: 'hunter2'.repeat(6),
    REDIS_URL: 'redis://:hunter2@redis:6379',
    S3_URL: 'https://KEY:hunter2@s3.example.org/bucket',
    SMTP_URL: 'smtps://me:hunter2@mail:465',
    STRIPE_SECRET_KEY: 'sk_hunter2',
    STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  };

  function aFile(name: string, content: string): string {
    const file = path.join(folder, name);
    fs.writeFileSync(file, content);
    return file;
  }

  test.each(['', '\n', '\r\n'])('each secret may be the content of a file that ends with %j', (end) => {
    const files = Object.entries(SECRETS).map(([name, value]) => [`${name}_FILE`, aFile(name, value + end)]);
    const config = load(Object.fromEntries(files));
    expect(config).toEqual(load(SECRETS));
    expect(config.databaseUrl).toBe(SECRETS.DATABASE_URL);
  });

  test('a secret in a file meets the requirement of production, and no other secret is created', () => {
    const JWT_SECRET_FILE = aFile('secret', SECRETS.JWT_SECRET);
    expect(load({ NODE_ENV: 'production', JWT_SECRET_FILE }).jwtSecret).toBe(SECRETS.JWT_SECRET);
    expect(fs.readdirSync(folder)).toEqual(['secret']);
  });

  test('a secret is not given twice', () => {
    const SMTP_URL_FILE = aFile('smtp', SECRETS.SMTP_URL);
    expect(complaintAbout({ SMTP_URL: SECRETS.SMTP_URL, SMTP_URL_FILE })).toBe(
      'SMTP_URL cannot be set together with SMTP_URL_FILE: set one of them',
    );
    expect(load({ SMTP_URL: ' ', SMTP_URL_FILE }).smtpUrl).toBe(SECRETS.SMTP_URL);
    expect(load({ SMTP_URL: SECRETS.SMTP_URL, SMTP_URL_FILE: '' }).smtpUrl).toBe(SECRETS.SMTP_URL);
  });

  test('a file that is missing, empty or a folder is named', () => {
    const missing = path.join(folder, 'missing');
    const empty = aFile('empty', ' \n');
    expect(
      complaintAbout({ JWT_SECRET_FILE: missing, REDIS_URL_FILE: empty, S3_URL_FILE: folder }).split('\n'),
    ).toEqual([
      `JWT_SECRET_FILE names a file that does not exist: ${missing}`,
      `REDIS_URL_FILE names a file that is empty: ${empty}`,
      `S3_URL_FILE names a file that cannot be read (EISDIR): ${folder}`,
    ]);
  });

  test('an invalid content is not repeated, and settings without a secret are not read from files', () => {
    const DATABASE_URL_FILE = aFile('database', 'mysql://app:hunter2@db');
    const complaint = complaintAbout({ DATABASE_URL_FILE });
    expect(complaint).toMatch(/^DATABASE_URL is not a PostgreSQL address/);
    expect(complaint).not.toContain('hunter');
    expect(load({ PORT_FILE: aFile('port', '8080') }).port).toBe(4000);
  });
});
