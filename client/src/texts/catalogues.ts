/** Types of all catalogues: a text that a language lacks, or that takes other values, is an error here. */
import type * as german from './de/index.generated.ts';
import type * as english from './en/index.generated.ts';
import type * as spanish from './es/index.generated.ts';
import type * as french from './fr/index.generated.ts';

/** Catalogue with any texts in the place of the English ones. */
type Like<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Like<Text>
    : { readonly [Name in keyof English]: Like<English[Name]> };

type Complete<Catalogue extends Like<typeof english>> = Catalogue;

export type Spanish = Complete<typeof spanish>;
export type French = Complete<typeof french>;
export type German = Complete<typeof german>;
