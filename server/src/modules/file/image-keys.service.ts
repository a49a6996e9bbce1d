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

export type Width = (typeof RENDITION_WIDTHS)[number];

/** Returns the address of a picture, relative to the origin: in its largest width unless another is given. */
export const imageAddress = (
  { institutionId, fileId, imageKey }: Omit<ImagePlace, 'width'>,
  width: Width = RENDITION_WIDTHS.at(-1)!,
): string => `/images/${institutionId}/${fileId}/${imageKey}/${width}`;

/** Returns the storage key of the picture at an address. @throws Error for another address */
export function storageKeyAt(address: string): string {
  const [institutionId, fileId, imageKey, width] = address.replace(/^\/images\//, '').split('/');
  if (!institutionId || !fileId || !imageKey || !width)
    throw new Error(`${address} is not the address of a picture.`);
  return imageStorageKey({ institutionId, fileId, imageKey, width: Number(width) });
}
