import * as z from 'zod/mini';
import { DESCRIPTIONS } from './described.ts';

/**
 * An object in which one value has two names: it is taken under either, refused where both are given and differ
 * (contract, resolution 6). `twins` leads from the name that `schema` knows to the other one.
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

/** Equal, or the same instant written differently. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && Date.parse(one) === Date.parse(other));
