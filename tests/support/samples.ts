import type { Sample } from './sample.ts';

/** The samples of all nouns. A noun joins the tests of every operation with its `tests/modules/<noun>/sample.ts`. */
export const SAMPLES: readonly Sample[] = Object.values(
  import.meta.glob<Sample>('../modules/*/sample.ts', { eager: true, import: 'sample' }),
);

/** Merges what the samples say under one key. @throws where two nouns say it under the same name */
export function merged<T>(
  part: (sample: Sample) => Readonly<Record<string, T>> | undefined,
): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, value] of SAMPLES.flatMap((sample) => Object.entries(part(sample) ?? {}))) {
    if (name in all) throw new Error(`Two nouns have a sample for ${name}.`);
    all[name] = value;
  }
  return all;
}
