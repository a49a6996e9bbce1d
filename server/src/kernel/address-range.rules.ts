/** Ranges of IP addresses, shared with the client's forms. */
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

/** Bits of the prefix that IPv4 addresses have as IPv6 addresses. */
const MAPPED_BITS = 96;

const bitsOf = (address: Address) => (address.kind() === 'ipv4' ? 32 : 128);

/** Returns an address without a zone; null for another text. Of IPv4 only the notation with four decimal numbers counts. */
function parseAddress(text: string): Address | null {
  const plain = text.split('%')[0]!;
  if (plain.includes(':')) return ipaddr.IPv6.isValid(plain) ? ipaddr.IPv6.parse(plain) : null;
  return ipaddr.IPv4.isValidFourPartDecimal(plain) ? ipaddr.IPv4.parse(plain) : null;
}

/** Returns a range, in which IPv4 addresses that are written as IPv6 addresses are IPv4 addresses; null for another text. */
function parseRange(text: string): Range | null {
  const [start = '', length, ...more] = text.split('/');
  const address = parseAddress(start);
  if (!address || more.length > 0 || text.includes('%')) return null;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return null;
  const bits = length === undefined ? bitsOf(address) : Number(length);
  if (bits > bitsOf(address)) return null;
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= MAPPED_BITS)
    return [address.toIPv4Address(), bits - MAPPED_BITS];
  return [address, bits];
}

const nameOf = (address: Address) =>
  address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();

/**
 * Returns an address as people know it: IPv4 addresses that a socket reports as IPv6 addresses are IPv4 addresses. Other
 * texts, such as '' for a closed connection, stay as they are.
 */
export function plainAddress(text: string): string {
  const range = parseRange(text.split('%')[0]!);
  return range ? nameOf(range[0]) : text;
}

/**
 * Returns an address or a range in its shortest form, a range with its first address: `10.1.2.3/8` is `10.0.0.0/8`.
 * @returns null for another text
 */
export function plainRange(text: string): string | null {
  const range = parseRange(text);
  if (!range) return null;
  const [address, bits] = range;
  if (bits === bitsOf(address)) return nameOf(address);
  const written = `${address.toString()}/${bits}`;
  const first =
    address instanceof ipaddr.IPv6
      ? ipaddr.IPv6.networkAddressFromCIDR(written)
      : ipaddr.IPv4.networkAddressFromCIDR(written);
  return `${nameOf(first)}/${bits}`;
}

/** Ranges of lists that were asked for. Lists are cached with the sessions that they belong to. */
const parsed = new WeakMap<readonly string[], Range[]>();

function rangesOf(list: readonly string[]): Range[] {
  let ranges = parsed.get(list);
  if (!ranges) parsed.set(list, (ranges = list.map((text) => parseRange(text)!)));
  return ranges;
}

/** Returns whether a list of ranges admits an address. An empty list admits everybody. */
export function admits(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true;
  const known = parseRange(address.split('%')[0]!)?.[0];
  return known !== undefined && rangesOf(list).some(([first, bits]) => isWithin(known, first, bits));
}

const isWithin = (address: Address, first: Address, bits: number) =>
  address.kind() === first.kind() && address.match(first, bits);
