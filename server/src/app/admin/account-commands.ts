import { StartError } from '#kernel/start-error';
import type { Context } from '#platform/request/context';
import { emailRules } from '#modules/account/account.rules';
import { deviceOf } from '#modules/account/device.rules';
import { endSessionsOf } from '#modules/account/end-sessions.service';
import { SESSION_DAYS } from '#modules/account/session.entity';
import { createSuperAdmin } from '../create-super-admin.ts';
import { type Call, type Command, JSON_OPTION } from './command.ts';
import { withOwner, withServices } from './operator.ts';
import { formatTime, printJson, printTable } from './output.ts';

export const ACCOUNT_COMMANDS: readonly Command[] = [
  {
    name: 'create-super-admin',
    arguments: 'EMAIL',
    about:
      'Makes an account a super admin, and creates it with a link to choose a password if it does not exist.',
    run: promote,
  },
  {
    name: 'sessions',
    arguments: 'EMAIL',
    about: 'Lists the active sessions of an account, newest first.',
    options: JSON_OPTION,
    run: listSessions,
  },
  {
    name: 'sessions revoke',
    arguments: 'EMAIL [SESSION…]',
    about: 'Signs an account out of all its devices, or only of the sessions with the given IDs.',
    run: revokeSessions,
  },
];

async function promote(call: Call): Promise<void> {
  await withOwner(async (_, { config, urls }) => {
    const made = await createSuperAdmin(urls.owner, call.given[0]!);
    console.log(`${made.email} is a super admin. Turn on two-factor authentication in the settings.`);
    if (made.resetToken)
      console.log(
        `Choose a password within 30 minutes: ${config.appOrigin}/reset-password?token=${made.resetToken}`,
      );
  });
}

/** Returns the ID of the account with an address. @throws StartError for an unknown one */
async function accountOf({ services }: Context, address: string): Promise<string> {
  const parsed = emailRules.safeParse({ email: address });
  if (!parsed.success) throw new StartError(`"${address}" is not an email address.`);
  const [account] = await services.orm.em
    .fork()
    .execute<{ id: string }[]>('select id from account where email = ? and deleted_at is null', [
      parsed.data.email,
    ]);
  if (!account) throw new StartError(`No account has the address ${parsed.data.email}.`);
  return account.id;
}

interface SessionRow {
  id: string;
  namespace: string | null;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastUsedAt: Date;
}

const SESSIONS = `
  select s.id, i.namespace, s.user_agent as "userAgent", s.address, s.created_at as "createdAt",
    s.expires_at - interval '1 day' * ? as "lastUsedAt"
  from session s left join institution i on i.id = s.institution_id
  where s.account_id = ? and s.revoked_at is null and s.expires_at > now() order by s.created_at desc, s.id`;

async function listSessions(call: Call): Promise<void> {
  const rows = await withServices(call.command, async (context) =>
    context.services.orm.em
      .fork()
      .execute<SessionRow[]>(SESSIONS, [SESSION_DAYS, await accountOf(context, call.given[0]!)]),
  );
  const list = rows.map(({ id, namespace, userAgent, address, createdAt, lastUsedAt }) => {
    const device = deviceOf(userAgent);
    return { id, institution: namespace, device, address, createdAt, lastUsedAt };
  });
  if (call.has('json')) printJson(list);
  else
    printTable(
      ['SESSION', 'INSTITUTION', 'DEVICE', 'ADDRESS', 'SIGNED IN', 'LAST USED'],
      list.map((each) => [
        each.id,
        each.institution ?? '-',
        each.device,
        each.address,
        formatTime(new Date(each.createdAt)),
        formatTime(new Date(each.lastUsedAt)),
      ]),
    );
}

async function revokeSessions(call: Call): Promise<void> {
  const [email, ...sessionIds] = call.given;
  const wrong = sessionIds.find((id) => !/^[0-9a-f-]{36}$/i.test(id));
  if (wrong)
    throw new StartError(
      `"${wrong}" is not the ID of a session. "npm run admin -- sessions EMAIL" lists them.`,
    );
  const count = await withServices(call.command, async (context) =>
    endSessionsOf(context, await accountOf(context, email!), sessionIds.length > 0 ? sessionIds : null),
  );
  console.log(count === 1 ? '1 session has ended.' : `${count} sessions have ended.`);
}
