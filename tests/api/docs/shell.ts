import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { examples, type Page } from './pages.ts';

/** Address of the server in the pages. */
const ADDRESS = 'http://localhost:4000';

const MARK = '\n=== end of example ===\n';

/** A shell example of a page and what it printed. */
export interface Ran {
  command: string;
  output: string;
}

/** Runs the shell examples of a page in order, in one shell, against a server. An example that fails ends them. */
export async function runExamples(page: Page, port: number): Promise<Ran[]> {
  const commands = examples(page, 'sh');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-docs-'));
  const script = commands
    .map((command) => `${command}\nprintf '%s' "$MARK"\n`)
    .join('')
    .replaceAll(ADDRESS, `http://localhost:${port}`);
  try {
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
      cwd: folder,
      env: { ...process.env, MARK },
    });
    const outputs = stdout.split(MARK).slice(0, -1);
    return commands.map((command, at) => ({ command, output: outputs[at]! }));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
