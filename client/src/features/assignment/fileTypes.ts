import { filesOf } from '@rules/activity/work-files';
import type { SubmittedFileType } from '#texts/enums.generated';

/** Returns the extension of a type of files: '.pdf' for PDF. */
export const endingOfType = (type: SubmittedFileType): string => `.${type.toLowerCase()}`;

/** Returns the type of files with an extension: PDF for '.pdf'. */
export const typeOfEnding = (ending: string) => ending.slice(1).toUpperCase() as SubmittedFileType;

interface Accepts {
  allowedFileTypes: readonly SubmittedFileType[];
  maxFileMegabytes: number;
}

/** Returns the rules of the files that an activity accepts. */
export const purposeOf = ({ allowedFileTypes, maxFileMegabytes }: Accepts) =>
  filesOf({ allowedFileTypes: allowedFileTypes.map(endingOfType), maxFileMegabytes });
