import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/request/context';
import { deviceMac, isSameHash } from './secrets.ts';

/** Accounts that a browser is known for: a family's or a classroom's share of a cookie. */
const MAX_ACCOUNTS = 8;

const SEPARATOR = '~';

/**
 * The browser's number, where its device cookie says that it has signed in to the account before; null elsewhere. The
 * cookie lets nobody in: it only has its failures counted apart.
 */
export function knownDevice({ services, transport }: Context, accountId: string | null): string | null {
  for (const entry of entriesOf(transport.deviceCookie)) {
    const [device = '', mac = ''] = entry.split('.');
    const expected = deviceMac(services.config.jwtSecret, accountId ?? '', device);
    if (isSameHash(mac, expected) && accountId !== null) return device;
  }
  return null;
}

/** Has the browser remember that it signed in to the account; the accounts used longest ago are forgotten. */
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
