import { type FileEnding, type FilePurpose, MAX_FILE_SIZE } from '#modules/file/file.rules';
import { SUBMITTED_FILES } from '#modules/submission/submitted-files.rules';

/** Parts that the work for an activity can have. */
export const SUBMISSION_TYPES = ['files', 'text', 'link', 'quiz', 'discussion'] as const;

/** Parts of the work for a new activity, unless its author chooses others (document 2, section 5). */
export const DEFAULT_SUBMISSION_TYPES: readonly (typeof SUBMISSION_TYPES)[number][] = ['files', 'text'];

/** Extensions that an author can accept. Those of document 2 are the default. */
export const FILE_CHOICES: readonly FileEnding[] = [
  ...SUBMITTED_FILES.endings,
  ...(['.txt', '.md', '.csv', '.json', '.py', '.java', '.css', '.sql'] as const),
  ...(['.docx', '.xlsx', '.pptx', '.png', '.jpg', '.jpeg', '.webp', '.gif'] as const),
];

const MEGABYTE = 1024 * 1024;

/** Maximum size of a file in megabytes that an author can allow (document 2, section 9). */
export const MAX_MEGABYTES = MAX_FILE_SIZE / MEGABYTE;

/** Files that the work for an activity can have. */
export interface FileRequirements {
  allowedFileTypes: readonly string[];
  maxFileMegabytes: number;
}

/** Returns the rules of the files of work for an activity. */
export const filesOf = ({ allowedFileTypes, maxFileMegabytes }: FileRequirements): FilePurpose => ({
  ...SUBMITTED_FILES,
  endings: allowedFileTypes as readonly FileEnding[],
  maxSize: maxFileMegabytes * MEGABYTE,
});
