import path from 'node:path';
import * as z from 'zod';
import { variables } from './config-variables.ts';
import { readSecretFiles } from './secret-files.ts';
import { loadOrCreateSecret } from './signing-secret.ts';

/** Root folder of the project: three levels up, both from server/src/kernel and from server/dist/kernel. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

type Name = keyof typeof variables.shape;

const NAMES = Object.keys(variables.shape) as Name[];

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
    jwtSecret: read.JWT_SECRET ?? signingSecret(dataDir),
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
  const name = String(issue.path[0]) as Name;
  const secret = metaOf(name).secret === true || name.endsWith('_URL'); // a URL may contain a password
  return formatProblem(name, secret ? issue.message : `${issue.message} ("${given[name]}")`);
}

function formatProblem(name: Name, problem: string, example = String(metaOf(name).example)): string {
  return `${name} ${problem}. Example: ${name}=${example}`;
}

/** Returns the metadata of a variable, which may be wrapped in a default or an optional. */
function metaOf(name: Name): Record<string, unknown> {
  let schema: z.ZodType = variables.shape[name];
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    schema = schema.unwrap() as z.ZodType;
  return schema.meta() ?? {};
}

const secretFileOf = (dataDir: string): string => path.join(dataDir, 'jwt-secret');

function signingSecret(dataDir: string): string {
  try {
    return loadOrCreateSecret(secretFileOf(dataDir));
  } catch (error) {
    const problem = `cannot be used: ${(error as Error).message}`;
    throw new ConfigError(formatProblem('DATA_DIR', problem), { cause: error });
  }
}
