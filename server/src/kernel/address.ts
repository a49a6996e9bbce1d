import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import { addressesOf } from './address-list.ts';
import type { Config } from './config.ts';

export type TrustProxy = (address: string, hop: number) => boolean;

/** Builds the check of which proxies may set the client's address. Fastify and web sockets share it. */
export function buildTrustProxy({ trustProxy }: Pick<Config, 'trustProxy'>): TrustProxy {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyaddr.compile(addressesOf(trustProxy));
}

/** Returns the client's address of a request that does not come through Fastify. */
export const clientAddress = (request: IncomingMessage, trust: TrustProxy): string =>
  proxyaddr(request, trust);

/**
 * Returns the rate limit key of an address: an IPv4 address itself, or the /64 network of an IPv6 address. One household
 * has 2^64 IPv6 addresses.
 * @returns '' for a connection that is already closed
 */
export function rateLimitKey(address: string | undefined): string {
  if (!address) return '';
  const v4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (v4 || !address.includes(':')) return v4 ?? address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
