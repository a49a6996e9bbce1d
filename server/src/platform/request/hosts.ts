import type { Logger } from 'pino';
import type { Config } from '#kernel/config';
import { institutionOrigin, namespaceOf } from '#kernel/host';
import { isAppOrigin } from '#kernel/origin';
import { VISITOR } from '#kernel/viewer';
import type { Bus } from '#platform/pubsub/bus';
import type { RunStatements } from '#platform/read/reader';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** The custom domain of an institution, or the state of its records, changed. */
    customDomainChanged: { institutionId: string };
  }
}

/** Institution that a host belongs to. */
export interface HostPlace {
  /** Null for the root host and hosts that are not known. */
  namespace: string | null;
  /** The host without port if it is a custom domain; otherwise null. */
  customHost: string | null;
}

interface HostsOptions {
  config: Pick<Config, 'appOrigin'>;
  runStatements: RunStatements;
  bus: Bus;
  log: Pick<Logger, 'warn'>;
}

/** Milliseconds until a failed reading of the custom domains is repeated. */
const RETRY_DELAY = 5_000;

// The table of institutions is not of a tenant. The index has the few that have a custom domain.
const CUSTOM_HOSTS = `
  select json_agg(json_build_array(i.custom_host, i.namespace))::text from institution i
  where i.custom_host is not null and i.has_custom_domain`;

/**
 * Hosts of institutions. Custom domains are in memory, because each request asks for its host before anything else. Changes
 * arrive over the bus.
 */
export class Hosts {
  readonly #options: HostsOptions;
  readonly #stops: (() => void)[];
  #namespaces: ReadonlyMap<string, string> = new Map();
  #hosts: ReadonlyMap<string, string> = new Map();
  #retry: NodeJS.Timeout | undefined;
  /** Counts reads, so that an earlier one that ends later is not used. */
  #reads = 0;

  constructor(options: HostsOptions) {
    this.#options = options;
    const { bus } = options;
    const reload = () => void this.reload();
    this.#stops = [
      bus.subscribe('customDomainChanged', reload),
      bus.subscribe('institutionChanged', reload),
      bus.onReconnect(reload),
    ];
  }

  /** Reads all custom domains that are served. After a failure the former ones stay until the next try. */
  async reload(): Promise<void> {
    const { runStatements, log } = this.#options;
    const read = ++this.#reads;
    clearTimeout(this.#retry);
    try {
      const [json] = await runStatements(VISITOR, [{ name: 'custom_hosts', text: CUSTOM_HOSTS, values: [] }]);
      if (read !== this.#reads) return;
      const pairs = JSON.parse(json ?? '[]') as [host: string, namespace: string][];
      this.#namespaces = new Map(pairs);
      this.#hosts = new Map(pairs.map(([host, namespace]) => [namespace, host]));
    } catch (err) {
      if (read !== this.#reads) return;
      log.warn({ err }, 'reading the custom domains failed');
      this.#retry = setTimeout(() => void this.reload(), RETRY_DELAY).unref();
    }
  }

  /** Returns the institution that a host belongs to, with or without a port. */
  placeOf(host: string): HostPlace {
    const name = host.replace(/:\d+$/, '').toLowerCase();
    const custom = this.#namespaces.get(name);
    if (custom !== undefined) return { namespace: custom, customHost: name };
    return { namespace: namespaceOf(host, this.#options.config.appOrigin), customHost: null };
  }

  /** Returns the origin at which people find an institution: that of its custom domain, or of its namespace. */
  originOf(namespace: string | null): string {
    const { appOrigin } = this.#options.config;
    const host = namespace && this.#hosts.get(namespace);
    return host ? customOrigin(host, appOrigin) : institutionOrigin(namespace, appOrigin);
  }

  /** Returns the origin of a request's host. */
  originAt({
    hostNamespace,
    customHost,
  }: {
    hostNamespace: string | null;
    customHost: string | null;
  }): string {
    const { appOrigin } = this.#options.config;
    return customHost ? customOrigin(customHost, appOrigin) : institutionOrigin(hostNamespace, appOrigin);
  }

  /**
   * Returns whether a request comes from one of the app's own pages. At a custom domain these are only its own, and those
   * have no access to other hosts, because the institution could serve anything there.
   */
  isOwnOrigin(origin: string | undefined, host: string): boolean {
    const { appOrigin } = this.#options.config;
    const { customHost } = this.placeOf(host);
    if (customHost === null) return isAppOrigin(origin, appOrigin);
    return origin === undefined || origin === customOrigin(customHost, appOrigin);
  }

  close(): void {
    clearTimeout(this.#retry);
    for (const stop of this.#stops) stop();
  }
}

/** Returns the origin of a custom domain. Scheme and port are those of the app. */
function customOrigin(host: string, appOrigin: string): string {
  const { protocol, port } = new URL(appOrigin);
  return `${protocol}//${host}${port && `:${port}`}`;
}
