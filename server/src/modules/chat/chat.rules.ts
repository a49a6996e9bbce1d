import * as z from 'zod/mini';
import { search, writtenText } from '#kernel/text.rules';

/** Maximum length of a message, in characters. */
export const MESSAGE_MAX = 4000;

/** Maximum length of a search, in characters. */
/** Text of a message. Rejected when it is blank. */
export const messageBody = writtenText(MESSAGE_MAX, 'Write a message.');

export const sendMessageRules = z.object({ body: messageBody });

export const editMessageRules = z.object({ body: messageBody });

/** Search text for contacts and conversations. */
export const searchRules = z.object({ search });
