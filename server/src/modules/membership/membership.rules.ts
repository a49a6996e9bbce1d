import * as z from 'zod/mini';
import { search } from '#kernel/text.rules';

/** Search text for a list of members. */
export const membersRules = z.object({ search });
