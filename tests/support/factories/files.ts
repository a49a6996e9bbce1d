import fs from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert } from './rows.ts';

interface FileOptions {
  /** The uploader. */
  by: Member;
  name?: string;
  content?: string;
  purpose?: string;
  /** Random part of a picture's address. */
  imageKey?: string;
  /** The object that it is attached to. */
  holderId?: string;
  createdAt?: Date;
}

/** Creates a file with its bytes in the file storage folder; unused without a holder. Returns its ID. */
export async function aFile(app: App, { by, ...options }: FileOptions): Promise<string> {
  const { name = 'answer.js', content = 'export const answer = 42;\n', createdAt = new Date() } = options;
  const id = uuidv7();
  const institutionId = by.institution.id;
  const size = Buffer.byteLength(content);
  await insert(app, 'file', {
    institution_id: institutionId,
    id,
    created_at: createdAt,
    uploader_id: by.membershipId,
    purpose: options.purpose ?? 'submission',
    name,
    content_type: 'text/javascript',
    size,
    stored_at: createdAt,
    holder_id: options.holderId ?? null,
    image_key: options.imageKey ?? null,
  });
  await app.db.query(
    `insert into storage_use as used (institution_id, id, bytes) values ($1, uuidv7(), $2)
     on conflict (institution_id) do update set bytes = used.bytes + excluded.bytes`,
    [institutionId, size],
  );
  const folder = path.join(app.services.config.dataDir, 'files', institutionId);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, id), content);
  return id;
}
