import fs from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** End of the names of variables that name a file with a secret. */
const SUFFIX = '_FILE';

/**
 * Returns the secrets that are given as files, as those of Docker and Kubernetes: `JWT_SECRET_FILE` has the path of a file with
 * the value of JWT_SECRET. A newline at the end of a file is removed.
 * @param names variables that may be given as a file
 * @param folder folder of relative paths
 * @returns values by the names of the variables, and problems, which never have contents of a file
 */
export function readSecretFiles(
  env: Environment,
  names: readonly string[],
  folder: string,
): { values: Record<string, string>; problems: string[] } {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const variable = name + SUFFIX;
    const place = env[variable]?.trim();
    if (!place) continue;
    if (env[name]?.trim()) {
      problems.push(`${name} cannot be set together with ${variable}: set one of them`);
      continue;
    }
    const content = readFile(path.resolve(folder, place));
    if ('problem' in content) problems.push(`${variable} names a file that ${content.problem}: ${place}`);
    else values[name] = content.text;
  }
  return { values, problems };
}

function readFile(file: string): { text: string } | { problem: string } {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    return { problem: problemOf(error as NodeJS.ErrnoException) };
  }
  return text.trim() === '' ? { problem: 'is empty' } : { text };
}

function problemOf({ code }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not read';
  return `cannot be read (${code})`;
}
