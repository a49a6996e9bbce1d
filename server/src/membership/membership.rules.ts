import * as z from 'zod/mini';
import { search } from '../text/text.rules.ts';

/** What is searched for in a list of people. */
export const membersRules = z.object({ search });
