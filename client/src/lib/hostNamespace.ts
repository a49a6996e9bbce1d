/** First labels that do not name an institution (document 1, section 1). */
const ignoredLabels = new Set(['www', 'devapp', 'vercel', 'netlify']);

/**
 * Returns the institution's namespace: the first label of the host name. Null on the root host (`lyceum.com`,
 * `www.lyceum.com`), on `localhost` and on a bare IP address. `acme.localhost` is the tenant `acme`, for development.
 */
export function getHostNamespace(hostname: string = currentHostname()): string | null {
  const host = hostname.toLowerCase();
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return null;
  const labels = host.split('.');
  const [first] = labels;
  const rootLength = labels.at(-1) === 'localhost' ? 1 : 2;
  if (!first || labels.length <= rootLength || ignoredLabels.has(first)) return null;
  return first;
}

/** Returns the host name; that of the root host while the landing page is prerendered, where no location exists. */
const currentHostname = () => (typeof location === 'undefined' ? 'localhost' : location.hostname);

/**
 * Returns the origin of the root host, such as to leave an unknown institution: `https://acme.lyceum.com` ->
 * `https://lyceum.com`.
 */
export function getRootOrigin(current: Location = location): string {
  const namespace = getHostNamespace(current.hostname);
  return namespace === null ? current.origin : current.origin.replace(`//${namespace}.`, '//');
}
