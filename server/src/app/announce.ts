import type { Config } from '#kernel/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { institutionOrigin } from '#kernel/host';
import type { Services } from '#platform/request/services';

/** Namespace of the institution that the demo accounts belong to. */
const DEMO = 'demo';

/** Prints the start-up output for the operator: URLs, destinations of mails and files, and the demo accounts. */
export function announce(services: Services): void {
  if (services.config.role === 'worker') announceWorker(services);
  else announceServer(services);
}

/** A worker shows nothing to people: only its health checks have an address. */
function announceWorker({ config, mail, storage }: Services): void {
  const { appName, host, port } = config;
  console.log(
    [
      '',
      `  The worker of ${appName} is ready`,
      '',
      ...table([
        ['Health', `http://${host}:${port}/readyz`],
        ['Mails', mail.destination],
        ['Files', storage.destination],
        ['Data', placeOfData(config)],
        ...metricsOf(config),
      ]),
      '',
    ].join('\n'),
  );
}

function announceServer({ config, mail, storage }: Services): void {
  console.log(
    [
      '',
      `  ${config.appName} is ready`,
      '',
      ...table([
        ['Open', config.appOrigin],
        ['Institutions', institutionOrigin(config.demo ? DEMO : 'NAMESPACE', config.appOrigin)],
        ['GraphQL', `${config.appOrigin}/graphql`],
        ['REST', `${config.appOrigin}/api/v1`],
        ['Mails', mail.destination],
        ['Files', storage.destination],
        ['Data', placeOfData(config)],
        ...metricsOf(config),
      ]),
      ...(config.demo
        ? ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}`, '', ...table(demoAccounts())]
        : []),
      '',
    ].join('\n'),
  );
}

const demoAccounts = () => DEMO_ACCOUNTS.map(({ role, email }): [string, string] => [role, email]);

/** Returns the row with the address of the metrics, if there are any. */
const metricsOf = ({ metrics }: Config): [string, string][] =>
  metrics ? [['Metrics', `http://${metrics.host}:${metrics.port}/metrics`]] : [];

/** Formats rows as a table. The first column is as wide as its longest cell. */
function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}

/** Returns the location of the data, without user and password. */
function placeOfData({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}
