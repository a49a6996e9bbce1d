import type { App } from '#tests/support/app';
import type { Member } from '#tests/support/factories';
import type { DnsServer } from '#tests/support/dns';

const DOMAIN = `customDomain { id host status txtName txtValue cnameState txtState checkedAt verifiedAt disablesAt }`;

/** Host of the platform. That of other tests, localhost, is not in public DNS. */
export const PLATFORM = 'platform.education';

/** Origin of the platform. */
export const ORIGIN = `http://${PLATFORM}`;

type As = Pick<Member, 'accessToken'>;

export const setDomain = (app: App, host: string, as: As) =>
  app.graphql(
    `mutation ($input: SetCustomDomainInput!) { setCustomDomain(input: $input) { institution { ${DOMAIN} } } }`,
    { input: { host } },
    { as },
  );

export const checkDomain = (app: App, as: As) =>
  app.graphql(`mutation { checkCustomDomain { institution { ${DOMAIN} } } }`, {}, { as });

export const removeDomain = (app: App, as: As) =>
  app.graphql(`mutation { removeCustomDomain { institution { ${DOMAIN} } } }`, {}, { as });

export const readDomain = async (app: App, as: As) =>
  (await app.graphql(`{ institution { ${DOMAIN} } }`, {}, { as })).data.institution.customDomain;

/** Sets both records of a host as its owner does. */
export function setRecords(dns: DnsServer, { host, txtValue }: { host: string; txtValue: string }): void {
  dns.records.set(host, { CNAME: PLATFORM });
  dns.records.set(`_lyceum.${host}`, { TXT: ['v=spf1 -all', txtValue] });
}

/** Sets up a custom domain of an institution until it is verified. */
export async function aCustomDomain(app: App, dns: DnsServer, as: As, host: string): Promise<void> {
  const { data } = await setDomain(app, host, as);
  setRecords(dns, data.setCustomDomain.institution.customDomain);
  await checkDomain(app, as);
}
