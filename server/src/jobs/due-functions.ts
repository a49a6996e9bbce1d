import { OLD_AUDIT_ENTRIES } from '../audit/audit-retention.ts';
import { ENDED_COHORTS } from '../enrollment/complete.service.ts';
import { UNUSED_FILES } from '../file/clean.ts';
import { UNVERIFIED_REGISTRATIONS } from '../institution/unverified-registrations.ts';
import { REMINDERS_DUE } from '../notification/reminders.ts';
import { OLD_NOTIFICATIONS } from '../notification/retention.ts';
import { UNFOLDED_COUNTS } from '../stored-count/fold-counts.ts';
import { OLD_DELIVERIES } from '../webhook/clean.ts';
import { dueFunction } from './due.ts';

/** What the jobs that go through institutions look for. */
export const DUE_FUNCTIONS = [
  ENDED_COHORTS,
  OLD_AUDIT_ENTRIES,
  OLD_DELIVERIES,
  OLD_NOTIFICATIONS,
  REMINDERS_DUE,
  UNFOLDED_COUNTS,
  UNUSED_FILES,
  UNVERIFIED_REGISTRATIONS,
]
  .map(dueFunction)
  .join('');
