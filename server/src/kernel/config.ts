import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The project's folder; two levels up both from server/src/app and from server/dist. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

const url = (protocols: RegExp, kind: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `is not ${kind}`);

const postgresUrl = url(/^postgres(ql)?:$/, 'a PostgreSQL address').meta({
  example: 'postgres://lyceum:secret@localhost:5432/lyceum',
});

const flag = z
  .enum(['true', 'false', '1', '0'], 'is neither true nor false')
  .transform((text) => text === 'true' || text === '1')
  .meta({ example: 'true' });

/** An origin is scheme, host and port; a path or query would never match what a browser sends. */
const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase(),
    'is not an http(s) origin',
  )
  .transform((text) => text.toLowerCase())
  .meta({ example: 'https://learn.example.org' });

/** As Fastify takes it: nobody, everybody, so many hops, or these addresses. */
const buildTrustProxy = z
  .string()
  .regex(
    /^(true|false|\d+|[\d.:a-fA-F/]+(\s*,\s*[\d.:a-fA-F/]+)*)$/,
    'is neither true, false, a number nor addresses',
  )
  .transform((text) =>
    /^(true|false)$/.test(text) ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text,
  )
  .meta({ example: '1' });

const count = z
  .string()
  .regex(/^\d+$/, 'is not a whole number')
  .transform(Number)
  .refine(Number.isSafeInteger, `is greater than ${Number.MAX_SAFE_INTEGER}`);

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'is not a port between 0 and 65535')
  .transform(Number)
  .meta({ example: '4000' });

/** Every environment variable that the server reads. */
const variables = z.object({
  /** Where the server listens; 0 takes a free port. */
  PORT: port.default(4000),
  /** The address the server listens on; 0.0.0.0 lets other machines in. */
  HOST: z.string().meta({ example: '0.0.0.0' }).default('127.0.0.1'),
  /** Folder of everything kept on this machine: embedded database, uploads, mails, secrets. */
  DATA_DIR: z.string().meta({ example: '/var/lib/lyceum' }).default('var'),
  /** The database as the application's role; unset: an embedded PostgreSQL 18 in DATA_DIR. */
  DATABASE_URL: postgresUrl.optional(),
  /** The database as its owner, straight and not through a pooler, for migrations and jobs; unset: DATABASE_URL. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  /** The product's name on screens and in mails. */
  APP_NAME: z
    .string()
    .regex(/^[^"<>\\\p{Cc}]{1,60}$/u, 'is longer than 60 characters or has one of "<>\\')
    .meta({ example: 'Lyceum' })
    .default('Lyceum'),
  /** Where people reach the product, for links in mails, cookies and CORS; unset: http://localhost:PORT. */
  APP_ORIGIN: origin.optional(),
  /** Signs access tokens; unset: made once and kept in DATA_DIR. Required in production. */
  JWT_SECRET: z
    .string()
    .min(32, 'is shorter than 32 characters')
    .meta({ example: '$(openssl rand -base64 48)', secret: true })
    .optional(),
  /** Mail server; unset: each mail is an .eml file in DATA_DIR/outbox. */
  SMTP_URL: url(/^smtps?:$/, 'an SMTP address')
    .meta({ example: 'smtps://user:secret@mail.example.org:465' })
    .optional(),
  /** Sender of every mail; unset: APP_NAME at the host of APP_ORIGIN. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'is not a sender')
    .meta({ example: 'Lyceum <no-reply@example.org>' })
    .optional(),
  /** Carries live events between several servers; unset: PostgreSQL does. */
  REDIS_URL: url(/^rediss?:$/, 'a Redis address')
    .meta({ example: 'redis://localhost:6379' })
    .optional(),
  /** Store of uploaded files, any S3-compatible one; unset: DATA_DIR/files. */
  S3_URL: url(/^https?:$/, 'the address of a bucket')
    .refine((text) => !URL.canParse(text) || /^\/[^/]+\/?$/.test(new URL(text).pathname), 'names no bucket')
    .meta({ example: 'https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1' })
    .optional(),
  /** How much is logged. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level')
    .meta({ example: 'info, or one of fatal, error, warn, debug, trace, silent' })
    .default('info'),
  /** `production` demands a secret, never seeds, and hardens cookies and headers. */
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'is neither development, test nor production')
    .meta({ example: 'production' })
    .default('development'),
  /** Seed the demo institutions at the first start; unset: on the embedded database outside production. */
  DEMO: flag.optional(),
  /** Calls that one address may make a minute; 0: any number. A whole school may share one. */
  RATE_LIMIT: count.meta({ example: '3000' }).default(3000),
  /** Points (about: objects read) that one operation may cost; 0: any number. */
  COST_LIMIT_OPERATION: count.meta({ example: '10000' }).default(10_000),
  /** Points that one API token may spend a minute; 0: any number. */
  COST_LIMIT_TOKEN: count.meta({ example: '50000' }).default(50_000),
  /** Points that one account may spend a minute, by all its sessions and tokens; 0: any number. */
  COST_LIMIT_ACCOUNT: count.meta({ example: '100000' }).default(100_000),
  /** Points that the people of one institution may spend a minute; 0: any number. */
  COST_LIMIT_INSTITUTION: count.meta({ example: '1000000' }).default(1_000_000),
  /** Points that one address may spend a minute; 0: any number. A whole school may share one. */
  COST_LIMIT_ADDRESS: count.meta({ example: '1000000' }).default(1_000_000),
  /** Web sockets that one account may have open on one instance; 0: any number. */
  SOCKET_LIMIT_ACCOUNT: count.meta({ example: '100' }).default(100),
  /** Web sockets that the visitors from one address may have open on one instance; 0: any number. */
  SOCKET_LIMIT_ADDRESS: count.meta({ example: '3000' }).default(3000),
  /** Days that the audit log of an institution goes back; 0: for ever. */
  AUDIT_RETENTION_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a number of days')
    .transform(Number)
    .meta({ example: '400' })
    .default(400),
  /** Which proxies before us may name the visitor's address: false, true, a number of hops, or addresses. */
  TRUST_PROXY: buildTrustProxy.default(false),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message has one line per variable and is meant for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Everything the server can be told, checked and with the defaults filled in. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * Reads the configuration from environment variables; an empty one counts as unset. Keeps the signing secret in
 * DATA_DIR where none is given.
 * @throws ConfigError naming every wrong variable, what is wrong with it, and an example.
 */
export function loadConfig(env: Environment = process.env) {
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [
      name,
      env[name]?.trim() === '' ? undefined : env[name]?.trim(),
    ]),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => explain(issue, given)).join('\n'));
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  if (production && !read.JWT_SECRET)
    throw new ConfigError(complaint('JWT_SECRET', 'is required in production'));
  if (production && read.DEMO)
    throw new ConfigError(complaint('DEMO', 'cannot be true in production', 'false'));

  const appOrigin = read.APP_ORIGIN ?? `http://localhost:${read.PORT}`;
  const dataDir = path.resolve(projectRoot, read.DATA_DIR);
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir,
    databaseUrl: read.DATABASE_URL,
    databaseOwnerUrl: read.DATABASE_OWNER_URL ?? read.DATABASE_URL,
    appName: read.APP_NAME,
    appOrigin,
    jwtSecret: read.JWT_SECRET ?? keptSecret(dataDir),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `"${read.APP_NAME}" <no-reply@${new URL(appOrigin).hostname}>`,
    redisUrl: read.REDIS_URL,
    s3Url: read.S3_URL,
    logLevel: read.LOG_LEVEL,
    environment: read.NODE_ENV,
    production,
    demo: read.DEMO ?? (!read.DATABASE_URL && !production),
    rateLimit: read.RATE_LIMIT,
    costLimits: {
      operation: read.COST_LIMIT_OPERATION,
      token: read.COST_LIMIT_TOKEN,
      account: read.COST_LIMIT_ACCOUNT,
      institution: read.COST_LIMIT_INSTITUTION,
      address: read.COST_LIMIT_ADDRESS,
    },
    socketLimits: { account: read.SOCKET_LIMIT_ACCOUNT, address: read.SOCKET_LIMIT_ADDRESS },
    auditRetentionDays: read.AUDIT_RETENTION_DAYS,
    trustProxy: read.TRUST_PROXY,
  };
}

function explain(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0]) as keyof typeof variables.shape;
  const secret = metaOf(name).secret === true || name.endsWith('_URL'); // an address may carry a password
  return complaint(name, secret ? issue.message : `${issue.message} ("${given[name]}")`);
}

function complaint(
  name: keyof typeof variables.shape,
  wrong: string,
  example = String(metaOf(name).example),
): string {
  return `${name} ${wrong}. Example: ${name}=${example}`;
}

/** What `.meta()` says of a variable, below any default or optional around it. */
function metaOf(name: keyof typeof variables.shape): Record<string, unknown> {
  let schema: z.ZodType = variables.shape[name];
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    schema = schema.unwrap() as z.ZodType;
  return schema.meta() ?? {};
}

/** A random secret that stays the same over restarts, so that sessions do. Two servers starting at once agree on one. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'jwt-secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      fs.linkSync(draft, file); // fails where another process was first, and never shows half a file
    } catch (error) {
      if (!fs.existsSync(file)) throw error;
    } finally {
      fs.rmSync(draft);
    }
  }
  return fs.readFileSync(file, 'utf8');
}
