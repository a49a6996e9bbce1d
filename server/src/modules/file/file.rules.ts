/** Bytes of the largest file (document 2, section 9). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Document 2, section 5. */
export const TOO_LARGE = 'Some files exceed the maximum size of 10MB';

/** Files that one thing, such as a submission, has at most. */
export const MAX_FILES = 10;

/** Bytes in UTF-8: file systems take 255. */
export const MAX_FILE_NAME_LENGTH = 200;

export const TOO_MANY_FILES = `Attach at most ${MAX_FILES} files.`;

/** Document 2, section 5. */
const OF_SUBMISSIONS = ['.zip', '.pdf', '.js', '.jsx', '.ts', '.tsx'] as const;

/** What a file may be for, and the endings of names that it may have then. */
export const FILE_PURPOSES = { submission: OF_SUBMISSIONS } as const satisfies Record<
  string,
  readonly string[]
>;

export type FilePurposeName = keyof typeof FILE_PURPOSES;

/** '.pdf' of 'Essay.PDF'; '' where there is none. */
export const endingOf = (name: string): string => /\.[^.\s/\\]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Whether a file of that name may be for the purpose. */
export const mayBeFor = (purpose: FilePurposeName, name: string): boolean =>
  (FILE_PURPOSES[purpose] as readonly string[]).includes(endingOf(name));

/** What is said of a file whose kind is not for the purpose. */
export function wrongKind(purpose: FilePurposeName): string {
  const endings = FILE_PURPOSES[purpose];
  return `Only ${endings.slice(0, -1).join(', ')} and ${endings.at(-1)} files can be attached.`;
}

/** What is wrong with files that were chosen, beside those attached already; null where nothing is. */
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
