import * as z from 'zod/mini';
import { timeZone } from '#kernel/slot.rules';

export const revenueRules = z.object({ timeZone });
