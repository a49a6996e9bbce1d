import { createHmac } from 'node:crypto';
import * as z from 'zod';

/** Version of the layout of an archive. */
export const FORMAT = 1;

/** Names of entries of an archive. */
export const ENTRIES = {
  /** The last entry, which describes the others. */
  manifest: 'manifest.json',
  /** SHA-256 of every other entry, in the format of `sha256sum`. */
  checksums: 'checksums.txt',
  secret: 'secrets/jwt-secret',
  table: ({ schema, name }: TableName): string => `database/${schema}.${name}`,
  file: (key: string): string => `files/${key}`,
} as const;

/** Start of the names of entries with uploaded files. */
export const FILES = ENTRIES.file('');

export interface TableName {
  schema: string;
  name: string;
}

const count = z.int().min(0);

const manifestRules = z.object({
  format: z.literal(FORMAT),
  /** Version of the product. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Version of PostgreSQL. */
  postgres: z.string(),
  /** Names of the migrations that were applied, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: count }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.object({
    count,
    bytes: count,
    /** Keys of files whose rows are in the archive and whose contents were not found. */
    missing: z.array(z.string()),
  }),
  secret: z.object({ fingerprint: z.string(), isIncluded: z.boolean() }),
  /** SHA-256 of the checksums. */
  checksums: z.string(),
});

/** Description of an archive. */
export type Manifest = z.infer<typeof manifestRules>;

export type ArchivedTable = Manifest['tables'][number];

/** Parses a manifest. @throws Error when it has another format */
export function parseManifest(text: string): Manifest {
  const given = JSON.parse(text) as { format?: unknown };
  if (typeof given.format === 'number' && given.format > FORMAT)
    throw new Error('a newer version of the product made it');
  const parsed = manifestRules.safeParse(given);
  if (!parsed.success) throw new Error('its manifest is not valid');
  return parsed.data;
}

/** Returns a mark of JWT_SECRET that does not reveal it, to find out whether two systems have the same one. */
export const fingerprintOf = (jwtSecret: string): string =>
  createHmac('sha256', jwtSecret).update('backup').digest('hex').slice(0, 16);
