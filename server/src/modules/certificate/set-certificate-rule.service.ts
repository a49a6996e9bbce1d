import { assertMember } from '#kernel/authorize';
import { assertCurrent, NotFound } from '#kernel/errors';
import { Course } from '#modules/course/course.entity';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { CertificateRule } from './certificate-rule.entity.ts';
import type { SetCertificateRuleInput } from './certificate-rule.input.ts';

/**
 * Sets how the certificates of a course are issued. An automatic rule is applied at once to all students of the course.
 * Without a difference it writes nothing.
 * @throws NotFound, Forbidden, StaleVersion when `version` is given and not the current one
 */
export async function setCertificateRule(context: Context, input: SetCertificateRuleInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  const { institutionId } = viewer;
  await context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, input.courseId, 'edit'); // locks the rule as well
    const former = await em.findOne(CertificateRule, { course: [institutionId, course.id] } as never);
    assertCurrent('certificate rule', former?.version ?? 0, input.version);
    const rule =
      former ??
      em.create(CertificateRule, {
        institution: course.institution,
        course: referTo(em, Course, institutionId, course.id),
      });
    rule.isAutomatic = input.isAutomatic;
    rule.minProgress = input.minProgress ?? null;
    rule.minGrade = input.minGrade ?? null;
    rule.minAttendance = input.minAttendance ?? null;
    if (former) {
      if (!pendingChanges(em, rule)) return;
      rule.version += 1;
    }
    await em.flush();
    await publish(
      { type: 'certificateRule.updated', institutionId, ids: [rule.id] },
      { em, context, afterCommit },
    );
  });
}
