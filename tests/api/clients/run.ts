import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Folder of the third-party clients, a package with dependencies of its own. */
export const FOLDER = path.join(import.meta.dirname, '../../clients');

const { resolve } = createRequire(path.join(FOLDER, 'package.json'));

/** Runs a program of a dependency, such as `typescript/bin/tsc`, in one of the clients' folders. */
export function runTool(program: string, folder: string, args: string[] = []): Promise<string> {
  const places = resolve.paths(program)!.map((place) => path.join(place, program));
  return run(
    places.find((file) => fs.existsSync(file))!,
    args,
    { cwd: path.join(FOLDER, folder) },
  );
}

/** Runs one of the clients' scripts. @returns what it prints, as JSON */
export async function runClient<T>(script: string, args: string[] = [], input = ''): Promise<T> {
  return JSON.parse(await run(path.join(FOLDER, script), args, { input })) as T;
}

/** @returns what the program prints. @throws Error with all of it when the program fails */
function run(script: string, args: string[], { cwd = FOLDER, input = '' }): Promise<string> {
  return new Promise((done, fail) => {
    const program = execFile(
      process.execPath,
      [script, ...args],
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => (error ? fail(new Error(`${stdout}\n${stderr}`)) : done(stdout)),
    );
    program.stdin!.end(input);
  });
}
