import { OLD_AUDIT_ENTRIES } from '#modules/audit/audit-retention';
import { ENDED_COHORTS } from '#modules/enrollment/complete.service';
import { UNUSED_FILES } from '#modules/file/clean';
import { UNVERIFIED_REGISTRATIONS } from '#modules/institution/unverified-registrations';
import { REMINDERS_DUE } from '#modules/notification/reminders';
import { OLD_NOTIFICATIONS } from '#modules/notification/retention';
import { UNFOLDED_COUNTS } from '#platform/stored-count/fold-counts';
import { OLD_DELIVERIES } from '#modules/webhook/clean';
import { dueFunction } from '#platform/jobs/due';

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
