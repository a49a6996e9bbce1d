import path from 'node:path';
import { loadConfig } from '#kernel/config';
import { StartError } from '#kernel/start-error';
import { findRunning } from '#platform/database/embedded/embedded';
import { openDatabase } from '#platform/database/embedded/open-database';
import { backUp } from '../backup/back-up.ts';
import { verifyArchive } from '../backup/archive-reader.ts';
import { restore } from '../backup/restore.ts';
import { type Call, type Command, JSON_OPTION } from './command.ts';
import { withDatabase } from './operator.ts';
import { formatBytes, printJson } from './output.ts';

export const BACKUP_COMMANDS: readonly Command[] = [
  {
    name: 'backup',
    arguments: '[TARGET]',
    about: 'Writes the database and the uploaded files into one archive, while servers run.',
    options: JSON_OPTION,
    details: [
      'TARGET is a file that ends with .tar.gz or .tgz, or a folder, which is made, and in which the file is named by the time.',
      'Default: the folder backups in DATA_DIR.',
      'An archive holds personal data and hashes of passwords: keep it encrypted and apart from the server.',
    ],
    run: runBackup,
  },
  {
    name: 'restore',
    arguments: 'FILE',
    about: 'Restores an archive into an empty database, while no server runs.',
    options: {
      check: { type: 'boolean', about: 'Only checks the archive.' },
      overwrite: { type: 'boolean', about: 'Replaces the data of the database.' },
      'other-secret': {
        type: 'boolean',
        about: 'Accepts another JWT_SECRET than that of the backed-up system.',
      },
      ...JSON_OPTION,
    },
    run: runRestore,
  },
];

/** Prints progress for people. Standard output has the result only. */
const report = (line: string): void => console.error(line);

async function runBackup(call: Call): Promise<void> {
  const made = await withDatabase(({ config, urls }) =>
    backUp(config, urls, call.given[0] ?? path.join(config.dataDir, 'backups'), report),
  );
  for (const key of made.missingFiles) report(`A file was deleted in the meantime, or is lost: ${key}`);
  if (!made.hasSecret) report('Keep JWT_SECRET apart from it: a restored system needs the same one.');
  if (call.has('json')) printJson(made);
  else console.log(`${made.file} (${formatBytes(made.bytes)})`);
}

async function runRestore(call: Call): Promise<void> {
  const file = path.resolve(call.given[0]!);
  const manifest = await verifyArchive(file); // before anything is started or made
  report(`The archive of ${manifest.createdAt} is complete and undamaged.`);
  if (call.has('check')) {
    if (call.has('json')) printJson(manifest);
    return;
  }
  const config = loadConfig();
  if (!config.databaseUrl && (await findRunning(config.dataDir)))
    throw new StartError(`A server runs on ${config.dataDir}. Stop it first. Nothing was changed.`);
  const database = await openDatabase(config);
  try {
    const options = { overwrites: call.has('overwrite'), allowsOtherSecret: call.has('other-secret') };
    const restored = await restore(config, database.urls, { file, manifest }, options, report);
    for (const key of restored.missingFiles) report(`A file is missing in the archive: ${key}`);
    if (call.has('json')) printJson(restored);
    else console.log(`Restored ${restored.rows} rows and ${restored.files} files of ${restored.createdAt}.`);
  } finally {
    await database.close();
  }
}
