/** First labels that do not name an institution (document 1, section 1). */
const ignoredLabels = new Set(['www', 'devapp', 'vercel', 'netlify']);

/** Facts of a host that its name does not say. */
interface WrittenHost {
  namespace: string;
  rootOrigin: string;
}

/** Returns what the server wrote into the page at the custom domain of an institution (server/src/api/web/client.ts). */
function readPage(): WrittenHost | null {
  // Without a document, the page is prerendered at build time.
  const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="host"]')?.content;
  return written ? (JSON.parse(written) as WrittenHost) : null;
}

const written = readPage();

/** Whether the page is at the custom domain of an institution. */
export const isCustomHost = written !== null;

/** Returns the namespace of the institution that the page's host belongs to. Null on the root host. */
export const getHostNamespace = (): string | null =>
  written ? written.namespace : namespaceIn(globalThis.location?.hostname ?? 'localhost');

/**
 * Returns the institution's namespace: the first label of the host name. Null on the root host (`lyceum.com`,
 * `www.lyceum.com`), on `localhost` and on a bare IP address. `acme.localhost` is the tenant `acme`, for development.
 */
export function namespaceIn(hostname: string): string | null {
  const host = hostname.toLowerCase();
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return null;
  const labels = host.split('.');
  const [first] = labels;
  const rootLength = labels.at(-1) === 'localhost' ? 1 : 2;
  if (!first || labels.length <= rootLength || ignoredLabels.has(first)) return null;
  return first;
}

/**
 * Returns the origin of the root host, such as to leave an unknown institution: `https://acme.lyceum.com` ->
 * `https://lyceum.com`.
 */
export function getRootOrigin(current: Location = location): string {
  if (written) return written.rootOrigin;
  const namespace = namespaceIn(current.hostname);
  return namespace === null ? current.origin : current.origin.replace(`//${namespace}.`, '//');
}
