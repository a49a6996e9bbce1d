/** Maximum size of a file in bytes (document 2, section 9). */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Document 2, section 5. */
const tooLargeOver = (bytes: number): string =>
  `Some files exceed the maximum size of ${bytes / 1024 ** 2}MB`;

export const TOO_LARGE = tooLargeOver(MAX_FILE_SIZE);

/** In bytes of UTF-8; file systems accept 255. */
export const MAX_FILE_NAME_LENGTH = 200;

/** Extensions of files whose content can be checked (file-content.service.ts). */
export type FileEnding =
  | '.zip'
  | '.pdf'
  | '.docx'
  | '.pptx'
  | '.xlsx'
  | '.txt'
  | '.md'
  | '.csv'
  | '.json'
  | '.js'
  | '.jsx'
  | '.ts'
  | '.tsx'
  | '.py'
  | '.java'
  | '.css'
  | '.sql'
  | ImageEnding;

type ImageEnding = '.jpg' | '.jpeg' | '.png' | '.webp' | '.gif' | '.avif';

/** Extensions of accepted pictures. SVG is a program and never among them. */
export const IMAGE_ENDINGS: readonly ImageEnding[] = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif'];

/** Pictures that may be attached to download. They are encoded again, too. */
const PICTURE_ENDINGS: readonly FileEnding[] = ['.jpg', '.jpeg', '.png', '.webp'];

/** Extensions of files that teachers give to students. */
export const DOCUMENT_ENDINGS: readonly FileEnding[] = [
  '.pdf',
  '.docx',
  '.pptx',
  '.xlsx',
  '.txt',
  '.md',
  '.csv',
  '.zip',
  '.js',
  '.jsx',
  '.ts',
  '.tsx',
  '.py',
  ...PICTURE_ENDINGS,
];

/** Maximum size of a picture in bytes. */
const MAX_IMAGE_SIZE = 5 * 1024 * 1024;

/** Use of files. The noun that they are attached to declares it in its rules, which its form shares. */
export interface FilePurpose {
  /** Name in the URL of an upload and in the database. */
  name: string;
  /** Allowed extensions. */
  endings: readonly FileEnding[];
  /** Maximum number of files per object, for example a submission. */
  maxCount: number;
  /** Whether the files are pictures, which are smaller and are only served after encoding them again. */
  isImage?: boolean;
  /** Maximum size in bytes, unless it is the usual one. */
  maxSize?: number;
  /** Whether texts may have another encoding than UTF-8, because the noun checks it itself. */
  isAnyEncoding?: boolean;
  /** Error for a file that is too large, unless it is the usual one. */
  tooLarge?: string;
}

/** Returns the maximum size in bytes of a file for a purpose. */
export const maxSizeOf = ({ isImage, maxSize }: FilePurpose): number =>
  maxSize ?? (isImage ? MAX_IMAGE_SIZE : MAX_FILE_SIZE);

/** Returns the error for a file that is too large for a purpose. */
export const tooLargeFor = ({ isImage, maxSize, tooLarge }: FilePurpose): string =>
  tooLarge ?? (isImage ? 'A picture can have up to 5 MB.' : tooLargeOver(maxSize ?? MAX_FILE_SIZE));

/** Returns the error for more files than an object may have. */
export const tooManyFiles = ({ maxCount }: FilePurpose): string => `You can attach up to ${maxCount} files.`;

/** Returns the extension in lower case, '.pdf' for 'Essay.PDF', or ''. */
export const endingOf = (name: string): string => /\.[^.\s/\\]+$/.exec(name)?.[0].toLowerCase() ?? '';

/** Returns whether a file name is allowed for a purpose. */
export const mayBeFor = ({ endings }: FilePurpose, name: string): boolean =>
  (endings as readonly string[]).includes(endingOf(name));

/** Returns the error for a file type that is not allowed for a purpose. */
export const wrongKind = ({ endings }: FilePurpose): string =>
  endings.length === 1
    ? `Only ${endings[0]} files can be attached.`
    : `Only ${endings.slice(0, -1).join(', ')} and ${endings.at(-1)} files can be attached.`;

/** Returns the problem with selected files, counting those already attached, or null. */
export function problemOf(
  purpose: FilePurpose,
  chosen: readonly { name: string; size: number }[],
  attached: number,
): string | null {
  if (chosen.some(({ size }) => size > maxSizeOf(purpose))) return tooLargeFor(purpose);
  if (chosen.some(({ name }) => !mayBeFor(purpose, name))) return wrongKind(purpose);
  if (attached + chosen.length > purpose.maxCount) return tooManyFiles(purpose);
  const empty = chosen.find(({ size }) => size === 0);
  return empty ? `"${empty.name}" is empty.` : null;
}
