import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/request/context';
import { limitAddress, OF_ADDRESS } from './account.limits.ts';

/** Subscribes an address. Idempotent. */
export async function subscribeEarlyAccess(context: Context, email: string): Promise<void> {
  await limitAddress(context, OF_ADDRESS.earlyAccess);
  await context.transaction((em) =>
    em.execute(
      'insert into early_access_subscriber (id, email) values (?, ?) on conflict (email) do nothing',
      [uuidv7(), email],
    ),
  );
}
