import { type Due, forEachDue, inTurn } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import type { Shared } from '#platform/jobs/queue';
import { applyRule, type RuleTurn } from './apply-rule.service.ts';

const AUTOMATIC_RULES: Due = {
  name: 'automatic_certificate_rules',
  query: `select json_agg(r.course_id order by r.course_id) from public.certificate_rule r
    join public.course o on o.institution_id = tenant and o.id = r.course_id and o.deleted_at is null
    where r.institution_id = tenant and r.is_automatic and moment is not null`,
};

/** Issues the certificates that follow from a change of facts. */
export const APPLY_CERTIFICATE_RULE = defineJob<RuleTurn & Shared>({
  name: 'apply-certificate-rule',
  run: applyRule,
});

/**
 * Applies all automatic rules once a day. This covers changes without an event: a lesson, an activity or a session that is gone, a
 * student who got a name.
 */
export const APPLY_CERTIFICATE_RULES = defineJob({
  name: 'apply-certificate-rules',
  schedule: '41 3 * * *',
  due: AUTOMATIC_RULES,
  run: (services) =>
    forEachDue(services, AUTOMATIC_RULES, ({ id: institutionId, due: courses }) =>
      inTurn(services.log, AUTOMATIC_RULES, courses as string[], (courseId) =>
        applyRule(services, { institutionId, courseId, membershipIds: null }),
      ),
    ),
});
