import type { CustomDomainStatus, DnsRecordState } from '#texts/enums.generated';

const ABOUT: Record<CustomDomainStatus, (host: string) => string> = {
  PENDING: (host) =>
    `Set these two records where you manage ${host}. We look for them by ourselves; it can take from minutes to a day until they are visible.`,
  TAKEN: (host) =>
    `We found both records, but another institution uses ${host}. Remove it there first, then check again.`,
  ACTIVE: (host) => `People find your institution at ${host}, and emails link to it. Keep both records.`,
  FAILING: () => 'People still find your institution here, but a record is missing.',
  DISABLED: (host) =>
    `A record was missing for days, so ${host} no longer leads here. Set both records again.`,
};

export const customDomain = {
  title: 'Custom domain',
  description: 'Your institution at a host name of your own, such as learn.your-school.edu.',
  noPlan: 'Your plan has no custom domain',
  noPlanText: 'Custom domains come with the Professional and Enterprise plans.',
  noPlanKept: (host: string) =>
    `Custom domains come with the Professional and Enterprise plans. ${host} doesn’t lead to your institution for now, and works again with one of them.`,
  host: 'Host name',
  hostHint:
    'You must be able to change its DNS records. Use a subdomain if your website is at the name itself.',
  hostPlaceholder: 'learn.your-school.edu',
  add: 'Add Domain',
  failed: 'We couldn’t save the domain. Please try again.',
  statuses: {
    PENDING: 'Waiting for records',
    TAKEN: 'Used elsewhere',
    ACTIVE: 'Active',
    FAILING: 'Record missing',
    DISABLED: 'Disabled',
  } satisfies Record<CustomDomainStatus, string>,
  about: (status: CustomDomainStatus, host: string) => ABOUT[status](host),
  disables: 'It is disabled',
  records: 'DNS records',
  record: (type: string) => `${type} record`,
  states: {
    UNKNOWN: 'Not known yet',
    MISSING: 'Not found yet',
    WRONG: 'Wrong value',
    FOUND: 'Found',
  } satisfies Record<DnsRecordState, string>,
  gone: 'Not found',
  name: 'Name',
  value: 'Value',
  copyName: (type: string) => `Copy the name of the ${type} record`,
  copyValue: (type: string) => `Copy the value of the ${type} record`,
  cnameHint:
    'Leads visitors here. A name like your-school.edu can’t have one: use the ALIAS or ANAME record of your provider.',
  txtHint: 'Proves that the name is yours.',
  wrongHint: (type: string) =>
    `The ${type} record of this name has another value. Replace it with the one above.`,
  notChecked: 'Not checked yet. We look for the records every minute.',
  checked: 'Checked',
  check: 'Check Again',
  checkFailed: 'We couldn’t check the records. Please try again.',
  remove: 'Remove',
  removeTitle: (host: string) => `Remove ${host}?`,
  removeText:
    'It no longer leads to your institution, and everyone who is signed in there is signed out. Your other address works as before.',
  removed: (host: string) => `${host} was removed`,
};
