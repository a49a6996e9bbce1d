import * as z from 'zod/mini';
import { DESCRIPTIONS } from './described.ts';
import { instantIn } from './instant.ts';

/**
 * Adds alias names to members of an object. Different values under both names are rejected (contract, resolution 6).
 * @param twins alias names by the names in `schema`
 */
export function withTwins<S extends z.ZodMiniObject>(twins: Readonly<Record<string, string>>, schema: S) {
  const merge = z.transform((sent: unknown, { issues }) => {
    if (typeof sent !== 'object' || sent === null) return sent;
    const body: Record<string, unknown> = { ...sent };
    for (const [name, twin] of Object.entries(twins)) {
      const given = body[twin];
      if (given === undefined || given === null) continue;
      body[name] ??= given;
      if (!isSame(body[name], given))
        issues.push({
          code: 'custom',
          input: given,
          path: [twin],
          message: `Give ${twin} and ${name} the same value.`,
        });
    }
    return body;
  });
  const either = z.pipe(merge, schema);
  DESCRIPTIONS.add(either, { twins });
  return either;
}

/** Returns whether two values are equal, or the same instant in different notations. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    instantIn(one).getTime() === instantIn(other).getTime());
