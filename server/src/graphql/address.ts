import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

export type TrustProxy = (address: string, hop: number) => boolean;

/** Which of the proxies before us may name the visitor's address, for Fastify and for sockets alike. */
export function trustedProxies({ trustProxy }: Pick<Config, 'trustProxy'>): TrustProxy {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyaddr.compile(trustProxy.split(',').map((address) => address.trim()));
}

/** The visitor's address of a request that does not come through Fastify. */
export const addressOf = (request: IncomingMessage, trust: TrustProxy): string => proxyaddr(request, trust);
