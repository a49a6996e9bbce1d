import { isIP } from 'node:net';
import * as z from 'zod';
import { isAddressList } from './address-list.ts';
import { defaultAnswerMemory } from './answer-memory.ts';

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
const trustProxy = z
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
export const variables = z.object({
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
  TRUST_PROXY: trustProxy.default(false),
});
