import * as z from 'zod/mini';
import { search, writtenText } from '#kernel/text.rules';

/** Longest message, in characters. */
export const MESSAGE_MAX = 4000;

/** Longest search, in characters. */
/** The text of a message; refused where nothing is left to be read. */
export const messageBody = writtenText(MESSAGE_MAX, 'Write a message.');

export const sendMessageRules = z.object({ body: messageBody });

export const editMessageRules = z.object({ body: messageBody });

/** What is searched for among people and conversations. */
export const searchRules = z.object({ search });
