/** First labels of a host that name no institution (document 1, section 1). */
const IGNORED_LABELS = new Set(['www', 'devapp', 'vercel', 'netlify']);

/**
 * The namespace that a host's first label names: `demo` for demo.localhost:4000. Null on the root host (that of
 * `appOrigin`), on ignored labels, on bare addresses and on hosts that are not ours.
 */
export function namespaceOf(host: string, appOrigin: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const root = new URL(appOrigin).hostname.toLowerCase();
  if (name === root || !name.endsWith(`.${root}`)) return null;
  const label = name.split('.')[0]!;
  return IGNORED_LABELS.has(label) ? null : label;
}

/**
 * Where an institution is reached: `http://demo.localhost:4000` for `demo`. The root origin without a namespace, and
 * where the root host is a bare address, which has no subdomains.
 */
export function institutionOrigin(namespace: string | null, appOrigin: string): string {
  const { protocol, host, hostname } = new URL(appOrigin);
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  return namespace && !isAddress ? `${protocol}//${namespace}.${host}` : appOrigin;
}
