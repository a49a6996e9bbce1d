import type { EventConsumer } from '#platform/domain-event/consumer';

/** Events that change the plan or the number of students. Screens follow `cohortChanged` for people who join by enrolling. */
const COUNTED = new Set([
  'institution.plan_changed',
  'invitation.accepted',
  'member.removed',
  'member.restored',
  'member.role_changed',
]);

/** Reports changes of the plan and of the number of students to open screens. */
export const billingConsumer: EventConsumer = {
  async announce({ bus }, { type, institutionId }) {
    if (COUNTED.has(type)) await bus.publish('billingChanged', { institutionId });
  },
};
