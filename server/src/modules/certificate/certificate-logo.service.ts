import { buffer } from 'node:stream/consumers';
import { storageKeyAt } from '#modules/file/image-keys.service';
import { pngOf } from '#platform/images/renditions';
import type { Services } from '#platform/request/services';

/** Returns a logo as PNG for a certificate; null without one, and when it cannot be read: a certificate is valid without it. */
export async function loadLogo(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  address: string | null | undefined,
): Promise<Buffer | null> {
  if (!address) return null;
  try {
    return await pngOf(await buffer(await storage.read(storageKeyAt(address))));
  } catch (error) {
    log.warn({ err: error }, 'reading the logo of a certificate failed');
    return null;
  }
}
