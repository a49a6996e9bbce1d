import * as z from 'zod/mini';
import { search } from '#kernel/text.rules';

/** What is searched for in a list of people. */
export const membersRules = z.object({ search });
