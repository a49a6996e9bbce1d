import type { Account } from './account.entity.ts';

/** Returns the name for the greeting of a mail and the institution whose host is linked, when they exist. */
export const addressee = ({ firstName }: Pick<Account, 'firstName'>, namespace: string | null) => ({
  ...(firstName && { firstName }),
  ...(namespace && { namespace }),
});
