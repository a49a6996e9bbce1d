import type { FastifyRequest } from 'fastify';
import { accentOf } from '#kernel/color.rules';
import { escapeHtml } from '#kernel/html';
import { brandOfHost, brandOfSession, type PageBrand } from '#modules/institution/page-brand.service';
import { REFRESH_COOKIE } from '#platform/request/request-context';
import type { Services } from '#platform/request/services';

/**
 * Returns the look of the institution whose host or session a request for a page has. Null without one, and when it cannot be
 * read: the page then has the look of the product.
 */
export async function loadPageBrand(
  services: Services,
  { host, cookies }: FastifyRequest,
): Promise<PageBrand | null> {
  const { namespace } = services.hosts.placeOf(host);
  const refreshToken = cookies[REFRESH_COOKIE];
  try {
    if (namespace) return await brandOfHost(services, namespace);
    return refreshToken ? await brandOfSession(services, refreshToken) : null;
  } catch (error) {
    services.log.debug({ err: error }, 'reading the look of an institution failed');
    return null;
  }
}

/**
 * Inserts the look of an institution into a page, so that the first paint has it: its colors as variables of the root
 * (client/src/ui/styles/accent.css), its icon, and what the client's header shows (client/src/lib/brand.ts).
 */
export function insertBrand(page: string, { name, logoUrl, faviconUrl, primaryColor }: PageBrand): string {
  const accent = primaryColor ? accentOf(primaryColor) : null;
  const { light: accentColor = null, dark: darkAccentColor = null } = accent ?? {};
  const content = escapeHtml(JSON.stringify({ name, logoUrl, faviconUrl, accentColor, darkAccentColor }));
  const branded = page.replace('</head>', () => `<meta name="brand" content="${content}" /></head>`);
  const withIcon = faviconUrl
    ? branded.replace(/<link rel="icon"[^<>]*>/, () => `<link rel="icon" href="${escapeHtml(faviconUrl)}" />`)
    : branded;
  return accent
    ? withIcon.replace(
        '<html ',
        () => `<html data-accent style="--accent-light: ${accent.light}; --accent-dark: ${accent.dark}" `,
      )
    : withIcon;
}
