import type { FastifyInstance } from 'fastify';
import { isNamespace } from '#modules/institution/institution.rules';
import type { Services } from '#platform/request/services';

/** Path that a proxy asks before it obtains a certificate: see docs/operations.md. */
const PATH = '/tls/hosts';

const KNOWN = 'select 1 from institution where namespace = ?';

/**
 * Serves whether a host is known, for proxies that obtain certificates on demand (`ask` of Caddy): 200 for the root host, hosts of
 * namespaces and custom domains, otherwise 404.
 */
export function serveTlsHosts(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: { domain?: unknown } }>(PATH, async (request, reply) => {
    const { domain } = request.query;
    const isServed = typeof domain === 'string' && (await isKnown(services, domain));
    return reply
      .code(isServed ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ isKnown: isServed });
  });
}

async function isKnown({ hosts, config, orm }: Services, domain: string): Promise<boolean> {
  const { hostname } = new URL(config.appOrigin);
  const host = domain.toLowerCase().replace(/\.$/, '');
  if (host === hostname || host === `www.${hostname}`) return true;
  const { namespace, customHost } = hosts.placeOf(host);
  if (customHost) return true;
  // Only the direct subdomain: a name below it leads to the same pages, but nothing links to it.
  if (!namespace || !isNamespace(namespace) || host !== `${namespace}.${hostname}`) return false;
  return (await orm.em.fork().execute<unknown[]>(KNOWN, [namespace])).length > 0;
}
