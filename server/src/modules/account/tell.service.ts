import { translate } from '#kernel/translate';
import type { Context } from '#platform/request/context';
import type { MessagePayload } from './account.payload.ts';

/** Returns a message in the language of the client. */
export const tell = ({ transport }: Context, message: string): MessagePayload => ({
  message: translate(message, transport.language),
});
