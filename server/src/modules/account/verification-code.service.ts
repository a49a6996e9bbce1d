import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '#kernel/config';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { Account } from './account.entity.ts';
import { CODE_LENGTH } from './account.rules.ts';
import { codeHash, codeLinkToken, codeOf, isSameHash } from './secrets.service.ts';

/** Minutes for which a code is valid. */
const CODE_MINUTES = 10;

type Recipient = Pick<Account, 'id' | 'email' | 'firstName'>;

interface LiveCode {
  id: string;
  codeHash: string;
  minutesLeft: number;
}

/** Replaces the code of an account and mails the new one. */
export async function sendNewCode(
  em: EntityManager,
  config: Config,
  account: Recipient,
  namespace: string | null,
): Promise<void> {
  const id = uuidv7();
  await em.execute(
    `insert into verification_code (id, account_id, code_hash, expires_at)
     values (?, ?, ?, now() + ? * interval '1 minute')
     on conflict (account_id) do update set
       id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [id, account.id, codeHash(config.jwtSecret, account.id, codeOf(config.jwtSecret, id)), CODE_MINUTES],
  );
  await mailCode(em, config, account, namespace, id, CODE_MINUTES);
}

/** Mails the valid code of an account again, or a new one when it is about to expire. */
export async function sendSameCode(
  em: EntityManager,
  config: Config,
  account: Recipient,
  namespace: string | null,
): Promise<void> {
  const live = await findLiveCode(em, account.id);
  const minutes = Math.floor(live?.minutesLeft ?? 0);
  if (!live || minutes < 1) return sendNewCode(em, config, account, namespace);
  return mailCode(em, config, account, namespace, live.id, minutes);
}

/** Returns whether the text is the account's code or the token of its mailed link. */
export async function isLiveCode(
  em: EntityManager,
  { jwtSecret }: Config,
  accountId: string | null,
  text: string,
): Promise<boolean> {
  const live = await findLiveCode(em, accountId);
  if (!live) return false;
  return isLinkToken(text)
    ? isSameHash(codeLinkToken(jwtSecret, live.id), text)
    : isSameHash(live.codeHash, codeHash(jwtSecret, accountId ?? '', text));
}

/** Returns whether the text is a link token. Tokens cannot be guessed, so they do not count as tries. */
export const isLinkToken = (text: string): boolean => text.length !== CODE_LENGTH;

/** Consumes the code of an account. Returns false when another request consumed it first. */
export async function consumeCode(em: EntityManager, accountId: string): Promise<boolean> {
  const used = await em.execute<unknown[]>(
    'delete from verification_code where account_id = ? returning id',
    [accountId],
  );
  return used.length > 0;
}

async function findLiveCode(em: EntityManager, accountId: string | null): Promise<LiveCode | undefined> {
  const [live] = await em.execute<LiveCode[]>(
    `select id, code_hash as "codeHash", extract(epoch from expires_at - now())::float8 / 60 as "minutesLeft"
     from verification_code where account_id = ? and expires_at > now()`,
    [accountId],
  );
  return live;
}

function mailCode(
  em: EntityManager,
  config: Config,
  { email, firstName }: Recipient,
  namespace: string | null,
  codeId: string,
  minutes: number,
): Promise<void> {
  return enqueueMail(em, {
    to: email,
    template: 'verification-code',
    data: {
      email,
      code: codeOf(config.jwtSecret, codeId),
      token: codeLinkToken(config.jwtSecret, codeId),
      minutes: String(minutes),
      ...(firstName && { firstName }),
      ...(namespace && { namespace }),
    },
  });
}
