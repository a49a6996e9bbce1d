import { useEffect } from 'react';
import { type Brand, getBrand } from '#lib/brand';
import type { AppLayoutQuery } from './AppLayout.generated.ts';
import { loadShowBrand } from './loadShowBrand.ts';

type Look = Partial<Omit<Brand, 'name'>> | null | undefined;

/** Returns a text that differs for looks that differ. */
const keyOf = (look: Look, name: string | undefined) =>
  [look?.accentColor, look?.faviconUrl, look?.logoUrl, look?.logoUrl && name].join('|');

/**
 * Shows the look of the session's institution, and each change of it. The page itself came with the look of its time, so that
 * nothing happens at first.
 * @param institution null for an account without one; undefined while loading
 */
export function useShownBrand(
  institution: NonNullable<AppLayoutQuery['viewer']>['institution'] | undefined,
): void {
  useEffect(() => {
    if (institution === undefined) return;
    const shown = getBrand();
    if (keyOf(institution?.branding, institution?.name) !== keyOf(shown, shown?.name))
      void loadShowBrand().then(({ showBrandOf }) => showBrandOf(institution));
  }, [institution]);
}
