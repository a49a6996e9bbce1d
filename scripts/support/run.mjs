import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './project.mjs';

const windows = process.platform === 'win32';

/** PATH with the project's Node and tools before those of the machine, also without npm. */
const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);

/** Starts a project tool with this process's input and output. */
export function start(tool, args, options = {}) {
  const env = { ...process.env, PATH, ...options.env };
  return spawn(tool, args, { cwd: root, stdio: 'inherit', shell: windows, ...options, env });
}

/** Runs a tool and returns its exit code and, with `quiet`, its output. */
export function run(tool, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(tool, args, { ...options, ...(quiet && { stdio: ['ignore', 'pipe', 'pipe'] }) });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** Runs a tool silently and returns its output. @throws StepFailed with the output if it fails */
export async function runOrThrow(tool, args, options = {}) {
  const { code, output } = await run(tool, args, { quiet: true, ...options });
  if (code !== 0) throw new StepFailed(`${tool} ${args.join(' ')}\n${output}`);
  return output;
}

/** A failed step. Its message is printed without a stack trace. */
export class StepFailed extends Error {}

/** Runs a script's main function. Exits with one readable message if a step fails. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error);
    process.exit(1);
  }
}
