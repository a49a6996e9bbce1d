/** First labels of a host that name no institution (document 1, section 1). */
const IGNORED_LABELS = new Set(['www', 'devapp', 'vercel', 'netlify']);

/**
 * Returns the namespace in the first label of a host: `demo` for demo.localhost:4000.
 * @returns null for the root host (that of `appOrigin`), ignored labels, IP addresses and foreign hosts
 */
export function namespaceOf(host: string, appOrigin: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const root = hostnameOf(appOrigin);
  if (name === root || !name.endsWith(`.${root}`)) return null;
  const label = name.split('.')[0]!;
  return IGNORED_LABELS.has(label) ? null : label;
}

/** Host names of the app's origins: a process has one, and each request asks for it several times. */
const hostnames = new Map<string, string>();

function hostnameOf(appOrigin: string): string {
  let name = hostnames.get(appOrigin);
  if (name === undefined) hostnames.set(appOrigin, (name = new URL(appOrigin).hostname.toLowerCase()));
  return name;
}

/**
 * Returns the origin of an institution: `http://demo.localhost:4000` for `demo`. Without a namespace it is the root
 * origin. The same holds if the root host is an IP address, because it has no subdomains.
 */
export function institutionOrigin(namespace: string | null, appOrigin: string): string {
  const { protocol, host, hostname } = new URL(appOrigin);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return namespace && !isAddress ? `${protocol}//${namespace}.${host}` : appOrigin;
}
