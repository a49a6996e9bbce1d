import { useSyncExternalStore } from 'react';

/** Look of an institution. */
export interface Brand {
  name: string;
  logoUrl: string | null;
  faviconUrl: string | null;
  /** Colors of buttons with white text, in light and dark. Null for the product's own. */
  accentColor: string | null;
  darkAccentColor: string | null;
}

/** Returns the look that the server wrote into the page, so that the first paint has it (server/src/api/web/page-brand.ts). */
function readPage(): Brand | null {
  // Without a document, the page is prerendered at build time.
  const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content;
  return written ? (JSON.parse(written) as Brand) : null;
}

let shown: Brand | null = readPage();
const listeners = new Set<() => void>();

/** Returns the look of the institution that the screens show; null for that of the product. */
export const getBrand = (): Brand | null => shown;

/** Sets the look of the header; `showBrand` sets the colors and the icon, too. */
export function setBrand(brand: Brand | null): void {
  shown = brand;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the look of the institution that the screens show; null for that of the product. */
export const useBrand = (): Brand | null => useSyncExternalStore(subscribe, getBrand, getBrand);
