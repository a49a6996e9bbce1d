import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { isAddressList } from './address-list.ts';
import { defaultAnswerMemory } from './answer-memory.ts';
import { readSecretFiles } from './secret-files.ts';

/** Root folder of the project: three levels up, both from server/src/kernel and from server/dist/kernel. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

const url = (protocols: RegExp, kind: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `is not ${kind}`);

const postgresUrl = url(/^postgres(ql)?:$/, 'a PostgreSQL address').meta({
  example: 'postgres://lyceum:secret@localhost:5432/lyceum',
  secret: true,
});

const pageUrl = url(/^https?:$/, 'an http(s) address').meta({ example: 'https://example.org/legal' });

const flag = z
  .enum(['true', 'false', '1', '0'], 'is neither true nor false')
  .transform((text) => text === 'true' || text === '1')
  .meta({ example: 'true' });

/** An origin is scheme, host and port. One with a path or query never matches the Origin header of a browser. */
const origin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase(),
    'is not an http(s) origin',
  )
  .transform((text) => text.toLowerCase())
  .meta({ example: 'https://learn.example.org' });

/** Value of Fastify's `trustProxy`: no proxy, every proxy, a number of hops, or a list of addresses. */
const buildTrustProxy = z
  .string()
  .refine(
    (text) => /^(true|false|\d+)$/.test(text) || isAddressList(text),
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

/** Returns whether a text is an IP address that a DNS resolver takes: `1.1.1.1`, `1.1.1.1:53`, `2606:4700::1111` or `[::1]:53`. */
function isDnsServer(text: string): boolean {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^[\]]+))$/.exec(text) ?? [];
  return isIP(bracketed ?? '') === 6 || isIP(plain) !== 0 || isIP(plain.replace(/:\d{1,5}$/, '')) === 4;
}

/** Returns the headers of a text such as `name=value,other=value`, with decoded values. */
const parseHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );

function areHeaders(text: string): boolean {
  try {
    return text.split(',').every((pair) => /^\s*[\w-]+\s*=/.test(pair) && decodeURIComponent(pair) !== '');
  } catch {
    return false;
  }
}

/** Every environment variable that the server reads. Secret ones may be given as files: secret-files.ts. */
const variables = z.object({
  /** Where the server listens; 0 takes a free port. */
  PORT: port.default(4000),
  /** The address the server listens on; 0.0.0.0 accepts connections from other machines. */
  HOST: z.string().meta({ example: '0.0.0.0' }).default('127.0.0.1'),
  /** Folder of all local data: embedded database, uploads, mails, secrets. */
  DATA_DIR: z.string().meta({ example: '/var/lib/lyceum' }).default('var'),
  /** The database as the application's role; unset: an embedded PostgreSQL 18 in DATA_DIR. */
  DATABASE_URL: postgresUrl.optional(),
  /** The database as its owner, for migrations and jobs, without a transaction pooler; unset: DATABASE_URL. */
  DATABASE_OWNER_URL: postgresUrl.optional(),
  /** The product's name on screens and in mails. */
  APP_NAME: z
    .string()
    .regex(/^[^"<>\\\p{Cc}]{1,60}$/u, 'is longer than 60 characters or has one of "<>\\')
    .meta({ example: 'Lyceum' })
    .default('Lyceum'),
  /** Public URL of the product, for links in mails, cookies and CORS; unset: http://localhost:PORT. */
  APP_ORIGIN: origin.optional(),
  /** Address of the operator's terms of service; unset: a template at /terms. */
  TERMS_URL: pageUrl.optional(),
  /** Address of the operator's privacy notice; unset: a template at /privacy. */
  PRIVACY_URL: pageUrl.optional(),
  /** Key that signs access tokens; unset: generated once and stored in DATA_DIR. Required in production. */
  JWT_SECRET: z
    .string()
    .min(32, 'is shorter than 32 characters')
    .meta({ example: '$(openssl rand -base64 48)', secret: true })
    .optional(),
  /** Mail server; unset: each mail is written as an .eml file to DATA_DIR/outbox. */
  SMTP_URL: url(/^smtps?:$/, 'an SMTP address')
    .meta({ example: 'smtps://user:secret@mail.example.org:465', secret: true })
    .optional(),
  /** Sender of every mail; unset: APP_NAME at the host of APP_ORIGIN. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'is not a sender')
    .meta({ example: 'Lyceum <no-reply@example.org>' })
    .optional(),
  /** Address that receives the inquiries of Contact Sales; unset: those of the super admins. */
  SALES_EMAIL: z.email('is not an email address').meta({ example: 'sales@example.org' }).optional(),
  /** Redis for live events and rate limits of several instances; unset: PostgreSQL carries live events. */
  REDIS_URL: url(/^rediss?:$/, 'a Redis address')
    .meta({ example: 'redis://localhost:6379', secret: true })
    .optional(),
  /** S3-compatible bucket for uploaded files; unset: DATA_DIR/files. */
  S3_URL: url(/^https?:$/, 'the address of a bucket')
    .refine((text) => !URL.canParse(text) || /^\/[^/]+\/?$/.test(new URL(text).pathname), 'names no bucket')
    .meta({ example: 'https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1', secret: true })
    .optional(),
  /** Secret key at Stripe, which then takes the payments; unset: institutions take them outside of the product. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'is not a secret key of Stripe')
    .meta({ example: 'sk_live_…', secret: true })
    .optional(),
  /** Secret with which Stripe signs the events that it sends. Required with STRIPE_SECRET_KEY. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'is not a signing secret of Stripe')
    .meta({ example: 'whsec_…', secret: true })
    .optional(),
  /** Address of a stand-in for Stripe, in tests only. */
  STRIPE_API_BASE: url(/^https?:$/, 'an http(s) address')
    .meta({ example: 'http://127.0.0.1:12111' })
    .optional(),
  /** DNS servers that are asked about custom domains, with their ports; unset: those of the machine. */
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((server) => server.trim()))
    .refine((servers) => servers.every(isDnsServer), 'is not a list of IP addresses, with or without ports')
    .meta({ example: '1.1.1.1,9.9.9.9:53' })
    .optional(),
  /** Whether the platform's staff approves each new institution before it is public. */
  INSTITUTIONS_NEED_APPROVAL: flag.optional(),
  /** Lowest level that is logged. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a level')
    .meta({ example: 'info, or one of fatal, error, warn, debug, trace, silent' })
    .default('info'),
  /** Whether each request is logged, without its path, which may have secrets. */
  LOG_REQUESTS: flag.optional(),
  /** Statements that take longer are logged, in milliseconds; 0: none. */
  SLOW_STATEMENT_MS: count.meta({ example: '500' }).default(1000),
  /** Port of /metrics for Prometheus, apart from PORT; unset: no metrics. */
  METRICS_PORT: port.meta({ example: '9464' }).optional(),
  /** The address on which METRICS_PORT listens. It must not be public. */
  METRICS_HOST: z.string().meta({ example: '0.0.0.0' }).default('127.0.0.1'),
  /** Collector of OpenTelemetry that gets traces over OTLP/HTTP; unset: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:$/, 'an http(s) address')
    .meta({ example: 'http://localhost:4318', secret: true })
    .optional(),
  /** Headers for the collector: `name=value`, separated by commas, with encoded values. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(areHeaders, 'is not a list of name=value')
    .transform(parseHeaders)
    .meta({ example: 'authorization=Bearer%20…', secret: true })
    .optional(),
  /** Name of the product in traces. */
  OTEL_SERVICE_NAME: z.string().meta({ example: 'lyceum' }).default('lyceum'),
  /** Fraction of traces that are recorded, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'is not a number from 0 to 1')
    .transform(Number)
    .meta({ example: '0.1' })
    .default(1),
  /** `production` requires a secret, never seeds demo data, and hardens cookies and headers. */
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'is neither development, test nor production')
    .meta({ example: 'production' })
    .default('development'),
  /** Work of this instance: everything, all but jobs (`web`), or nothing but jobs (`worker`). */
  INSTANCE_ROLE: z
    .enum(['all', 'web', 'worker'], 'is neither all, web nor worker')
    .meta({ example: 'worker' })
    .default('all'),
  /** Seed the demo institutions at the first start; unset: on the embedded database outside production. */
  DEMO: flag.optional(),
  /** Calls per minute and address; 0: no limit. A whole school may share one address. */
  RATE_LIMIT: count.meta({ example: '3000' }).default(3000),
  /** Points (about one per object read) that one operation may cost; 0: no limit. */
  COST_LIMIT_OPERATION: count.meta({ example: '10000' }).default(10_000),
  /** Points per minute and API token; 0: no limit. */
  COST_LIMIT_TOKEN: count.meta({ example: '50000' }).default(50_000),
  /** Points per minute and account, over all its sessions and tokens; 0: no limit. */
  COST_LIMIT_ACCOUNT: count.meta({ example: '100000' }).default(100_000),
  /** Points per minute and institution, over all its members; 0: no limit. */
  COST_LIMIT_INSTITUTION: count.meta({ example: '1000000' }).default(1_000_000),
  /** Points per minute and address; 0: no limit. A whole school may share one address. */
  COST_LIMIT_ADDRESS: count.meta({ example: '1000000' }).default(1_000_000),
  /** Open web sockets per account and instance; 0: no limit. */
  SOCKET_LIMIT_ACCOUNT: count.meta({ example: '100' }).default(100),
  /** Open web sockets of visitors per address and instance; 0: no limit. */
  SOCKET_LIMIT_ADDRESS: count.meta({ example: '3000' }).default(3000),
  /** Megabytes of memory for answers that are sent again while nothing changed; 0: none. */
  ANSWER_MEMORY: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a number of megabytes')
    .transform(Number)
    .meta({ example: '64' })
    .default(() => defaultAnswerMemory()),
  /** Days that audit log entries are retained; 0: forever. */
  AUDIT_RETENTION_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'is not a number of days')
    .transform(Number)
    .meta({ example: '400' })
    .default(400),
  /** Proxies that may set the client's address: false, true, a number of hops, or addresses. */
  TRUST_PROXY: buildTrustProxy.default(false),
});

const NAMES = Object.keys(variables.shape) as (keyof typeof variables.shape)[];

type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid configuration. The message has one line per variable and is written for the operator of the server. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Configuration of the server: validated, with defaults. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * Reads the configuration from environment variables. An empty variable counts as unset. Without JWT_SECRET it generates
 * the signing secret and stores it in DATA_DIR.
 * @throws ConfigError with the problem of each invalid variable and an example
 */
export function loadConfig(env: Environment = process.env) {
  const given = readVariables(env);
  const parsed = variables.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => formatIssue(issue, given)).join('\n'));
  const read = parsed.data;
  const production = read.NODE_ENV === 'production';
  if (production && !read.JWT_SECRET)
    throw new ConfigError(formatProblem('JWT_SECRET', 'is required in production'));
  if (production && read.DEMO)
    throw new ConfigError(formatProblem('DEMO', 'cannot be true in production', 'false'));

  if (read.DATABASE_OWNER_URL && !read.DATABASE_URL)
    throw new ConfigError(formatProblem('DATABASE_URL', 'is required with DATABASE_OWNER_URL'));
  if (read.INSTANCE_ROLE !== 'all' && !read.DATABASE_URL)
    throw new ConfigError(
      formatProblem('DATABASE_URL', `is required with INSTANCE_ROLE=${read.INSTANCE_ROLE}`),
    );

  if (read.METRICS_PORT === read.PORT)
    throw new ConfigError(formatProblem('METRICS_PORT', 'is the same as PORT, which is public'));
  if (read.STRIPE_SECRET_KEY && !read.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError(formatProblem('STRIPE_WEBHOOK_SECRET', 'is required with STRIPE_SECRET_KEY'));
  if (production && read.STRIPE_API_BASE)
    throw new ConfigError(formatProblem('STRIPE_API_BASE', 'is for tests only'));

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
    termsUrl: read.TERMS_URL,
    privacyUrl: read.PRIVACY_URL,
    jwtSecret: read.JWT_SECRET ?? loadOrCreateSecret(dataDir),
    /** File of a secret that is generated; null for one that is given. */
    jwtSecretFile: read.JWT_SECRET ? null : secretFileOf(dataDir),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `"${read.APP_NAME}" <no-reply@${new URL(appOrigin).hostname}>`,
    salesEmail: read.SALES_EMAIL,
    redisUrl: read.REDIS_URL,
    s3Url: read.S3_URL,
    stripe: read.STRIPE_SECRET_KEY
      ? {
          secretKey: read.STRIPE_SECRET_KEY,
          webhookSecret: read.STRIPE_WEBHOOK_SECRET!,
          apiBase: read.STRIPE_API_BASE,
        }
      : null,
    dnsServers: read.DNS_SERVERS ?? null,
    institutionsNeedApproval: read.INSTITUTIONS_NEED_APPROVAL ?? false,
    logLevel: read.LOG_LEVEL,
    logsRequests: read.LOG_REQUESTS ?? false,
    slowStatement: read.SLOW_STATEMENT_MS,
    metrics: read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    traces: read.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: read.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: read.OTEL_SERVICE_NAME,
          ratio: read.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    environment: read.NODE_ENV,
    production,
    role: read.INSTANCE_ROLE,
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
    answerMemory: read.ANSWER_MEMORY,
    auditRetentionDays: read.AUDIT_RETENTION_DAYS,
    trustProxy: read.TRUST_PROXY,
  };
}

/** Variables with a value that nobody may see. */
const SECRETS = NAMES.filter((name) => metaOf(name).secret === true);

/** Returns the texts of all variables, without empty ones. @throws ConfigError for a secret whose file cannot be used */
function readVariables(env: Environment): Environment {
  const { values, problems } = readSecretFiles(env, SECRETS, projectRoot);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return Object.fromEntries(NAMES.map((name) => [name, (values[name] ?? env[name])?.trim() || undefined]));
}

function formatIssue(issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0]) as keyof typeof variables.shape;
  const secret = metaOf(name).secret === true || name.endsWith('_URL'); // a URL may contain a password
  return formatProblem(name, secret ? issue.message : `${issue.message} ("${given[name]}")`);
}

function formatProblem(
  name: keyof typeof variables.shape,
  problem: string,
  example = String(metaOf(name).example),
): string {
  return `${name} ${problem}. Example: ${name}=${example}`;
}

/** Returns the metadata of a variable, which may be wrapped in a default or an optional. */
function metaOf(name: keyof typeof variables.shape): Record<string, unknown> {
  let schema: z.ZodType = variables.shape[name];
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    schema = schema.unwrap() as z.ZodType;
  return schema.meta() ?? {};
}

const secretFileOf = (dataDir: string): string => path.join(dataDir, 'jwt-secret');

/**
 * Loads the signing secret of earlier starts or creates it, so that sessions survive a restart. Two servers that start at
 * once get the same secret.
 */
function loadOrCreateSecret(dataDir: string): string {
  const file = secretFileOf(dataDir);
  try {
    createSecret(file);
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const problem = `cannot be used: ${(error as Error).message}`;
    throw new ConfigError(formatProblem('DATA_DIR', problem), { cause: error });
  }
}

function createSecret(file: string): void {
  if (fs.existsSync(file)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    fs.linkSync(draft, file); // atomic: fails if another process was first, and never exposes half a file
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(draft);
  }
}
