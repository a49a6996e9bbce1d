import type { App } from '#tests/support/app';
import type { ItemRow, Member } from '#tests/support/factories';

const COHORT = `cohort { id isRecurring recurringSchedule { days time rule durationMinutes topic }
  attendance { id } plannedSessions { id topic date endsAt originalStartsAt isDetached cancelledAt cancelReason } }`;

/** A planned session as teachers see it. */
export interface PlannedSession {
  id: string;
  topic: string;
  date: string;
  endsAt: string | null;
  originalStartsAt: string | null;
  isDetached: boolean;
  cancelledAt: string | null;
  cancelReason: string;
}

const WEEKLY = { days: ['TUESDAY', 'THURSDAY'], time: '18:00', durationMinutes: 90 };

/** Returns calls for the recurring schedule of a cohort and its sessions. */
export function scheduleCallsOf(app: () => App) {
  const send = (name: string, type: string, fields: string) => (as: Member, input: object) =>
    app().graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input }, { as });
  return {
    set: (as: Member, cohort: ItemRow, input: object = {}) =>
      send(
        'planRecurringSchedule',
        'PlanRecurringScheduleInput',
        COHORT,
      )(as, {
        id: cohort.id,
        ...WEEKLY,
        ...input,
      }),
    preview: (as: Member, { id }: ItemRow, input: object = {}) =>
      app().graphql(
        `query ($id: ID!, $days: [Weekday!]!, $time: String!, $durationMinutes: Int!, $interval: Int, $until: DateTime, $count: Int) {
          recurringSchedulePreview(id: $id, days: $days, time: $time, durationMinutes: $durationMinutes,
            interval: $interval, until: $until, count: $count) { count dates } }`,
        { id, ...WEEKLY, ...input },
        { as },
      ),
    clear: (as: Member, { id }: ItemRow) =>
      app().graphql(
        `mutation ($id: ID!) { clearRecurringSchedule(input: { id: $id }) { ${COHORT} } }`,
        { id },
        { as },
      ),
    change: send('updateCohortSession', 'UpdateCohortSessionInput', `session { id recordingUrl } ${COHORT}`),
    cancel: send('cancelCohortSession', 'CancelCohortSessionInput', COHORT),
    planned: async (as: Member, { id }: ItemRow): Promise<PlannedSession[]> => {
      const { data } = await app().graphql(
        `query ($id: ID!) { ${COHORT.replace('cohort', 'cohort(id: $id)')} }`,
        { id },
        { as },
      );
      return data.cohort.plannedSessions;
    },
  };
}
