import { BlockList, isIP } from 'node:net';

/** Special-purpose networks (IANA registries), which are not reachable on the internet. */
const NOT_PUBLIC_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local; cloud metadata
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // multicast
  '240.0.0.0/4',
];
/** The only routed part of IPv6: excludes loopback, mapped, link-local, unique local and multicast addresses. */
const ROUTED_IPV6 = '2000::/3';
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']; // tunnels to IPv4, documentation

const notPublic = blockListOf([...NOT_PUBLIC_IPV4, ...NOT_PUBLIC_IPV6]);
const routed = blockListOf([ROUTED_IPV6]);
const loopback = blockListOf(['127.0.0.0/8', '::1/128']);

function blockListOf(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string];
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Returns whether an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return routed.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Allowed targets of webhooks. */
export interface TargetPolicy {
  /** Whether HTTP without encryption is allowed. */
  allowsHttp: boolean;
  allowsAddress: (address: string) => boolean;
}

/** Returns the policy: HTTPS to public addresses in production; in development also this machine and HTTP. */
export function targetPolicy({ production }: { production: boolean }): TargetPolicy {
  if (production) return { allowsHttp: false, allowsAddress: isPublicAddress };
  return {
    allowsHttp: true,
    allowsAddress: (address) => isPublicAddress(address) || isLoopback(address),
  };
}

const isLoopback = (address: string) =>
  isIP(address) !== 0 &&
  !address.includes('%') &&
  loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Names of this machine or its network, regardless of DNS. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;

export const NOT_ALLOWED = 'This address isn’t on the public internet.';

/**
 * Returns the problem of a URL as far as it is visible in the URL itself, or null. Its resolved addresses are
 * checked when connecting: see post.ts.
 */
export function targetProblem(url: string, policy: TargetPolicy): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !policy.allowsHttp) return 'Enter an address that starts with https://.';
  const host = hostname.replace(/^\[(.*)\]$/, '$1'); // the URL parser has normalized decimal, hexadecimal and short forms
  const isLocal = isIP(host) === 0 && LOCAL_NAME.test(host) && !policy.allowsAddress('127.0.0.1');
  if (isLocal || (isIP(host) !== 0 && !policy.allowsAddress(host))) return NOT_ALLOWED;
  return null;
}
