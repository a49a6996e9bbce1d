import { isIP } from 'node:net';
import proxyaddr from '@fastify/proxy-addr';

/** Returns the addresses and networks of a list such as `10.0.0.0/8, ::1`. */
export const addressesOf = (text: string): string[] => text.split(',').map((address) => address.trim());

/** Returns whether a text is a list of addresses and networks. The library alone would take `10.1` for an address. */
export function isAddressList(text: string): boolean {
  const list = addressesOf(text);
  try {
    proxyaddr.compile(list);
  } catch {
    return false;
  }
  return list.every((address) => isIP(address.split('/')[0]!) !== 0);
}
