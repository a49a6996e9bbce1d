/** Maximum size of a file in bytes (document 2, section 9). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Document 2, section 5. */
export const TOO_LARGE = 'Some files exceed the maximum size of 10MB';

/** Maximum number of files per object, for example a submission. */
export const MAX_FILES = 10;

/** In bytes of UTF-8; file systems accept 255. */
export const MAX_FILE_NAME_LENGTH = 200;

export const TOO_MANY_FILES = `Attach at most ${MAX_FILES} files.`;

/** Document 2, section 5. */
const OF_SUBMISSIONS = ['.zip', '.pdf', '.js', '.jsx', '.ts', '.tsx'] as const;

/** Purposes of files, with their allowed extensions. */
export const FILE_PURPOSES = { submission: OF_SUBMISSIONS } as const satisfies Record<
  string,
  readonly string[]
>;

export type FilePurposeName = keyof typeof FILE_PURPOSES;

/** Returns the extension in lower case, '.pdf' for 'Essay.PDF', or ''. */
export const endingOf = (name: string): string => /\.[^.\s/\\]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Returns whether a file name is allowed for a purpose. */
export const mayBeFor = (purpose: FilePurposeName, name: string): boolean =>
  (FILE_PURPOSES[purpose] as readonly string[]).includes(endingOf(name));

/** Returns the error for a file type that is not allowed for a purpose. */
export function wrongKind(purpose: FilePurposeName): string {
  const endings = FILE_PURPOSES[purpose];
  return `Only ${endings.slice(0, -1).join(', ')} and ${endings.at(-1)} files can be attached.`;
}

/** Returns the problem with selected files, counting those already attached, or null. */
export function problemOf(
  purpose: FilePurposeName,
  chosen: readonly { name: string; size: number }[],
  attached: number,
): string | null {
  if (chosen.some(({ size }) => size > MAX_FILE_SIZE)) return TOO_LARGE;
  if (chosen.some(({ name }) => !mayBeFor(purpose, name))) return wrongKind(purpose);
  if (attached + chosen.length > MAX_FILES) return TOO_MANY_FILES;
  const empty = chosen.find(({ size }) => size === 0);
  return empty ? `"${empty.name}" is empty.` : null;
}
