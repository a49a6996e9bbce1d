import { registerEnumType } from 'type-graphql';

export enum CustomDomainStatus {
  PENDING = 'pending',
  TAKEN = 'taken',
  ACTIVE = 'active',
  FAILING = 'failing',
  DISABLED = 'disabled',
}

registerEnumType(CustomDomainStatus, {
  name: 'CustomDomainStatus',
  description: 'Status of a custom domain.',
  valuesConfig: {
    PENDING: { description: 'One of its records was not found yet.' },
    TAKEN: { description: 'Both records were found, but another institution uses the host.' },
    ACTIVE: { description: 'The host serves the institution.' },
    FAILING: {
      description:
        'The host serves the institution, but a record is missing. It is disabled at `disablesAt`.',
    },
    DISABLED: {
      description: 'A record was missing for days, so the host does not serve the institution any more.',
    },
  },
});

export enum DnsRecordState {
  UNKNOWN = 'unknown',
  MISSING = 'missing',
  WRONG = 'wrong',
  FOUND = 'found',
}

registerEnumType(DnsRecordState, {
  name: 'DnsRecordState',
  description: 'State of a DNS record at its last check.',
  valuesConfig: {
    UNKNOWN: { description: 'Not checked yet, or the DNS servers did not answer.' },
    MISSING: { description: 'There is no record.' },
    WRONG: { description: 'There is a record with another value.' },
    FOUND: { description: 'The record has the expected value.' },
  },
});
