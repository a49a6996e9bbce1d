/** First labels that name no institution (document 1, section 1). */
const ignoredLabels = new Set(['www', 'devapp', 'vercel', 'netlify']);

/**
 * The institution's namespace: the first label of the host name. Null on the root host (`lyceum.com`, `www.lyceum.com`),
 * on `localhost` and on a bare IP address. `acme.localhost` is the tenant `acme`, for development.
 */
export function hostNamespace(hostname: string = currentHostname()): string | null {
  const host = hostname.toLowerCase();
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return null;
  const labels = host.split('.');
  const [first] = labels;
  const rootLength = labels.at(-1) === 'localhost' ? 1 : 2;
  if (!first || labels.length <= rootLength || ignoredLabels.has(first)) return null;
  return first;
}

/** At build time, where the landing page is drawn ahead, there is no location: it stands for the root host. */
const currentHostname = () => (typeof location === 'undefined' ? 'localhost' : location.hostname);

/** Address of the same app on the root host, e.g. to leave an unknown institution: `https://acme.lyceum.com` -> `https://lyceum.com`. */
export function rootOrigin(current: Location = location): string {
  const namespace = hostNamespace(current.hostname);
  return namespace === null ? current.origin : current.origin.replace(`//${namespace}.`, '//');
}
