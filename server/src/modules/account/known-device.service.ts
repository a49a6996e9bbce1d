import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/request/context';
import { deviceMac, isSameHash } from './secrets.service.ts';

/** Maximum number of accounts that one browser remembers, enough for a family or classroom. */
const MAX_ACCOUNTS = 8;

const SEPARATOR = '~';

/**
 * Returns the browser's number when its device cookie says that it signed in to the account before, otherwise
 * null. The cookie does not authenticate: it only separates the count of failed sign-ins.
 */
export function knownDevice({ services, transport }: Context, accountId: string | null): string | null {
  for (const entry of entriesOf(transport.deviceCookie)) {
    const [device = '', mac = ''] = entry.split('.');
    const expected = deviceMac(services.config.jwtSecret, accountId ?? '', device);
    if (isSameHash(mac, expected) && accountId !== null) return device;
  }
  return null;
}

/** Stores in the browser that it signed in to the account. The least recently used accounts are evicted. */
export function rememberDevice(context: Context, accountId: string): void {
  const { services, transport } = context;
  if (knownDevice(context, accountId)) return;
  const device = randomBytes(12).toString('base64url');
  const entry = `${device}.${deviceMac(services.config.jwtSecret, accountId, device)}`;
  transport.keepDeviceCookie(
    [entry, ...entriesOf(transport.deviceCookie)].slice(0, MAX_ACCOUNTS).join(SEPARATOR),
  );
}

const entriesOf = (cookie: string | null): string[] =>
  cookie ? cookie.split(SEPARATOR).slice(0, MAX_ACCOUNTS) : [];
