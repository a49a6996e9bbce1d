import { UsageError } from '#kernel/start-error';
import { parseOrThrow } from '#kernel/validation';
import type { Context } from '#platform/request/context';
import { approveInstitution, rejectInstitution } from '#modules/institution/approval.service';
import { Institution } from '#modules/institution/institution.entity';
import { rejectInstitutionRules, suspendInstitutionRules } from '#modules/institution/institution.rules';
import { Plan } from '#modules/institution/plan.enums';
import { setInstitutionPlan } from '#modules/institution/set-plan.service';
import { reopenInstitution, suspendInstitution } from '#modules/institution/suspend-institution.service';
import { removeAllowedAddresses } from '#modules/institution/update-security.service';
import { type Call, type Command, JSON_OPTION, type Option } from './command.ts';
import { institutionAt, withServices } from './operator.ts';
import { printJson, printTable } from './output.ts';

const REASON: Record<string, Option> = {
  reason: { type: 'string', value: 'TEXT', about: 'Reason, which the owner gets by mail.' },
};

const UNTIL: Record<string, Option> = {
  until: {
    type: 'string',
    value: 'YYYY-MM-DD',
    about: 'Last day of the plan, in the time zone of the institution. Then the plan is free again.',
  },
};

const PLANS = Object.values(Plan);

const STATUSES = ['active', 'pending', 'rejected', 'suspended', 'closed'] as const;

/** Changes an institution and prints one line about it. */
type Change = (context: Context, institution: Institution, call: Call) => Promise<string>;

/** Runs a change of the institution whose namespace is the first argument. */
const changing =
  (change: Change): Command['run'] =>
  (call) =>
    withServices(call.command, async (context) => {
      const institution = await institutionAt(context, call.given[0]!);
      console.log(await change(context, institution, call));
    });

/** Like `changing`, with a reason, which is asked for before anything is opened. */
const deciding =
  (change: Change): Command['run'] =>
  async (call) => {
    reasonOf(call);
    await changing(change)(call);
  };

function reasonOf(call: Call): string {
  const reason = call.text('reason');
  if (!reason) throw new UsageError('Give a reason: --reason "The invoice of March is not paid."');
  return reason;
}

export const INSTITUTION_COMMANDS: readonly Command[] = [
  {
    name: 'institutions',
    about: 'Lists institutions by namespace.',
    options: {
      status: {
        type: 'string',
        value: 'STATUS',
        about: `Only those with this status: ${STATUSES.join(', ')}.`,
      },
      ...JSON_OPTION,
    },
    run: listInstitutions,
  },
  {
    name: 'approve',
    arguments: 'NAMESPACE',
    about: 'Opens an institution that awaits its approval, or was rejected. Its owner gets a mail.',
    run: changing(async (context, { id, name, pendingSince }) => {
      await approveInstitution(context, id);
      return pendingSince ? `${name} is approved.` : `${name} was open already.`;
    }),
  },
  {
    name: 'reject',
    arguments: 'NAMESPACE',
    about: 'Decides against an institution that awaits its approval.',
    options: REASON,
    run: deciding(async (context, { id, name }, call) => {
      const { reason } = parseOrThrow(rejectInstitutionRules, { reason: reasonOf(call) });
      await rejectInstitution(context, { id, reason });
      return `${name} is rejected.`;
    }),
  },
  {
    name: 'suspend',
    arguments: 'NAMESPACE',
    about: 'Closes an institution to everyone. Its data is kept.',
    options: REASON,
    run: deciding(async (context, { id, name, suspendedAt, suspensionReason }, call) => {
      const { reason } = parseOrThrow(suspendInstitutionRules, { reason: reasonOf(call) });
      await suspendInstitution(context, { id, reason });
      return suspendedAt && suspensionReason
        ? `${name} was suspended already, and its reason stays.`
        : `${name} is suspended.`;
    }),
  },
  {
    name: 'reopen',
    arguments: 'NAMESPACE',
    about: 'Reopens an institution that was suspended, or closed by its owner. The owner gets a mail.',
    run: changing(async (context, { id, name, suspendedAt }) => {
      await reopenInstitution(context, id);
      const isClosed = Boolean((await institutionById(context, id)).suspendedAt);
      if (isClosed)
        return `${name} is no longer suspended, but stays closed by its owner, who can reopen it.`;
      return suspendedAt ? `${name} is open again.` : `${name} was open already.`;
    }),
  },
  {
    name: 'plan',
    arguments: 'NAMESPACE PLAN',
    about: `Sets the plan of an institution: ${PLANS.join(', ')}.`,
    details: [
      'Without --until it is valid until the next change. The owner is notified, and a request for another plan ends.',
      'A plan that is paid by subscription is not changed.',
    ],
    options: UNTIL,
    run: (call) => {
      const plan = PLANS.find((each) => each === call.given[1]!.toLowerCase());
      if (!plan) throw new UsageError(`"${call.given[1]}" is not a plan. Plans: ${PLANS.join(', ')}.`);
      return setPlan(plan)(call);
    },
  },
  {
    name: 'allow-all-addresses',
    arguments: 'NAMESPACE',
    about:
      'Empties the list of IP addresses that an institution admits, for admins who locked themselves out.',
    run: changing(async (context, { id, name }) => {
      await removeAllowedAddresses(context, id);
      return `${name} admits all addresses.`;
    }),
  },
];

const setPlan = (plan: Plan): Command['run'] =>
  changing(async (context, { id, name }, call) => {
    const until = call.text('until');
    await setInstitutionPlan(context, id, plan, { until });
    return `${name} has the plan ${plan}${until ? ` until ${until}` : ''}.`;
  });

const institutionById = ({ services }: Context, id: string): Promise<Institution> =>
  services.orm.em.fork().findOneOrFail(Institution, id);

function statusOf({
  suspendedAt,
  suspensionReason,
  closingAt,
  pendingSince,
  rejectedAt,
}: Institution): (typeof STATUSES)[number] {
  if (suspendedAt) return closingAt && !suspensionReason ? 'closed' : 'suspended';
  if (rejectedAt) return 'rejected';
  return pendingSince ? 'pending' : 'active';
}

async function listInstitutions(call: Call): Promise<void> {
  const status = call.text('status')?.toLowerCase() ?? null;
  if (status !== null && !STATUSES.some((each) => each === status))
    throw new UsageError(`"${status}" is not a status. Statuses: ${STATUSES.join(', ')}.`);
  const found = await withServices(call.command, ({ services }) =>
    services.orm.em.fork().findAll(Institution, { orderBy: { namespace: 'asc' } }),
  );
  const list = found
    .map((institution) => {
      const { id, namespace, name, plan, planUntil, requestedPlan } = institution;
      return {
        namespace,
        name,
        status: statusOf(institution),
        plan,
        planUntil: planUntil ?? null,
        requestedPlan: requestedPlan ?? null,
        id,
      };
    })
    .filter((institution) => status === null || institution.status === status);
  if (call.has('json')) printJson(list);
  else
    printTable(
      ['NAMESPACE', 'STATUS', 'PLAN', 'UNTIL', 'REQUESTED', 'NAME'],
      list.map((each) => [
        each.namespace,
        each.status,
        each.plan,
        each.planUntil ?? '-',
        each.requestedPlan ?? '-',
        each.name,
      ]),
    );
}
