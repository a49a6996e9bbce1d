import { showAccent } from './accent.ts';
import { type Brand, setBrand } from './brand.ts';
import { getHostNamespace } from './hostNamespace.ts';

/** Icon of the product. */
const ICON = '/favicon.svg';

/** Shows the look of an institution on the open page: header, colors and icon. Null shows that of the product. */
function showBrand(brand: Brand | null): void {
  setBrand(brand);
  showAccent();
  document.querySelector('link[rel="icon"]')?.setAttribute('href', brand?.faviconUrl ?? ICON);
}

interface Branded {
  name: string;
  /** Null when the plan does not include branding. */
  branding: Omit<Brand, 'name'> | null;
}

/** Shows the look of the institution of the session; null for an account without one. */
export function showBrandOf(institution: Branded | null): void {
  if (institution) showBrand(institution.branding && { name: institution.name, ...institution.branding });
  else forgetBrand();
}

/** Shows the look of the product again after a member signed out. The host of an institution keeps its own. */
export function forgetBrand(): void {
  if (getHostNamespace() === null) showBrand(null);
}
