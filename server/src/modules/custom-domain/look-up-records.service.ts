import { Resolver } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#kernel/config';
import { DnsRecordState } from './custom-domain.enums.ts';
import { TXT_LABEL } from './custom-domain.rules.ts';

/** Milliseconds for one try of a query, the number of tries, and milliseconds for everything. */
const QUERY_TIMEOUT = 2_000;
const TRIES = 2;
const TOTAL_TIMEOUT = 8_000;

/** States of the two records of a custom domain. */
export interface RecordStates {
  cname: DnsRecordState;
  txt: DnsRecordState;
}

interface Wanted {
  host: string;
  txtValue: string;
}

type LookUpConfig = Pick<Config, 'dnsServers' | 'appOrigin'>;

/**
 * Looks up the records of a host in DNS. It asks only name servers, never connects to an address, and returns states without
 * any value, so that it says nothing about names in the network of the server.
 */
export async function lookUpRecords(config: LookUpConfig, wanted: Wanted): Promise<RecordStates> {
  const resolver = new Resolver({ timeout: QUERY_TIMEOUT, tries: TRIES });
  if (config.dnsServers) resolver.setServers(config.dnsServers);
  const end = new AbortController();
  const cancelled = wait(TOTAL_TIMEOUT, undefined, { signal: end.signal, ref: false }).then(
    () => resolver.cancel(),
    () => undefined,
  );
  const platform = new URL(config.appOrigin).hostname.toLowerCase();
  const [cname, txt] = await Promise.all([
    cnameState(resolver, wanted.host, platform),
    txtState(resolver, wanted),
  ]);
  end.abort();
  await cancelled;
  return { cname, txt };
}

/** Errors that say that there is no such record. All others say nothing. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** Returns the records, [] when there are none, or null when the name servers did not answer. */
async function ask<T>(query: Promise<T[]>): Promise<T[] | null> {
  try {
    return await query;
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}

async function txtState(resolver: Resolver, { host, txtValue }: Wanted): Promise<DnsRecordState> {
  const records = await ask(resolver.resolveTxt(`${TXT_LABEL}.${host}`));
  if (records === null) return DnsRecordState.UNKNOWN;
  if (records.length === 0) return DnsRecordState.MISSING;
  const isThere = records.some((parts) => parts.join('').trim() === txtValue);
  return isThere ? DnsRecordState.FOUND : DnsRecordState.WRONG;
}

/** Returns the state of the CNAME record. Names that cannot have one, like example.org, may have the platform's addresses. */
async function cnameState(resolver: Resolver, host: string, platform: string): Promise<DnsRecordState> {
  const targets = await ask(resolver.resolveCname(host));
  if (targets === null) return DnsRecordState.UNKNOWN;
  const isOurs = (target: string) => {
    const name = target.toLowerCase().replace(/\.$/, '');
    return name === platform || name.endsWith(`.${platform}`);
  };
  if (targets.some(isOurs)) return DnsRecordState.FOUND;
  if (targets.length > 0) return DnsRecordState.WRONG;
  const [own, ours] = await Promise.all([addressesOf(resolver, host), addressesOf(resolver, platform)]);
  if (own === null || ours === null) return DnsRecordState.UNKNOWN;
  if (own.length === 0) return DnsRecordState.MISSING;
  return own.every((address) => ours.includes(address)) ? DnsRecordState.FOUND : DnsRecordState.WRONG;
}

async function addressesOf(resolver: Resolver, name: string): Promise<string[] | null> {
  const [v4, v6] = await Promise.all([ask(resolver.resolve4(name)), ask(resolver.resolve6(name))]);
  return v4 && v6 && [...v4, ...v6];
}
