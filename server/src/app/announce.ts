import type { Config } from '#kernel/config';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
import { institutionOrigin } from '#kernel/host';
import type { Services } from '#platform/request/services';

/** Namespace of the institution that the demo accounts belong to. */
const DEMO = 'demo';

/** What the person who started the server wants to know: where it is, where its mails are, who may sign in. */
export function announce({ config, mail, storage }: Services): void {
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
      ]),
      ...(config.demo
        ? ['', `  Demo accounts, all with the password ${DEMO_PASSWORD}`, '', ...table(demoAccounts())]
        : []),
      '',
    ].join('\n'),
  );
}

const demoAccounts = () => DEMO_ACCOUNTS.map(({ role, email }): [string, string] => [role, email]);

/** Rows under each other, with the first column as wide as its longest word. */
function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
}

/** Without user and password. */
function placeOfData({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}
