import { RENDITION_WIDTHS } from '#platform/images/renditions';
import { fileKey } from '#platform/storage/storage';

/** Returns the end of the storage key of a picture in one width. */
export const suffixOf = (imageKey: string, width: number) => `-${imageKey}-${width}`;

/** Returns the storage keys of a file: one, or those of all widths of a picture. */
export const storageKeysOf = (institutionId: string, fileId: string, imageKey: string | null): string[] =>
  imageKey === null
    ? [fileKey(institutionId, fileId)]
    : RENDITION_WIDTHS.map((width) => imageStorageKey({ institutionId, fileId, imageKey, width }));

interface ImagePlace {
  institutionId: string;
  fileId: string;
  imageKey: string;
  width: number;
}

/** Returns the storage key of a picture in one width. */
export const imageStorageKey = ({ institutionId, fileId, imageKey, width }: ImagePlace): string =>
  fileKey(institutionId, fileId) + suffixOf(imageKey, width);

/** Returns the address of a picture in its largest width, relative to the origin. */
export const imageAddress = ({ institutionId, fileId, imageKey }: Omit<ImagePlace, 'width'>): string =>
  `/images/${institutionId}/${fileId}/${imageKey}/${RENDITION_WIDTHS.at(-1)!}`;
