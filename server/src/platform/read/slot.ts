import type { Viewer } from '#kernel/viewer';

/** Rows of a page, as a statement before found them. */
export interface FoundRows {
  institutions: string[];
  ids: string[];
}

/** Values that a statement runs with: the operation's variables, the resolver's values, the viewer. */
export interface ReadEnvironment {
  variables: Record<string, unknown>;
  given: Record<string, unknown>;
  viewer: Viewer;
  /** Only for a statement whose page is looked up. */
  found?: FoundRows;
  /** Only for a statement whose rows are in an institution, their home, that the viewer is not in. */
  home?: string | undefined;
  /** Only for a statement that needs values from before it. */
  beforehand?: ReadonlyMap<object, unknown>;
}

interface SlotOptions {
  name?: string;
  isPersonal?: boolean;
  isOfViewer?: boolean;
  needs?: object;
}

/**
 * A parameter whose value is known only when the statement runs. A compiled statement is bound again for each
 * request.
 */
export class Slot {
  readonly valueIn: (environment: ReadEnvironment) => unknown;
  /** Name in explanations. */
  readonly name: string;
  /** Whether its value differs per person. */
  readonly isPersonal: boolean;
  /** Whether it belongs to the viewer: a statement has one parameter for it, always of the same type. */
  readonly isOfViewer: boolean;
  /** Value that has to be found before its statement runs. */
  readonly needs: object | undefined;

  constructor(
    valueIn: (environment: ReadEnvironment) => unknown,
    { name = 'value', isPersonal = false, isOfViewer = false, needs }: SlotOptions = {},
  ) {
    this.name = name;
    this.valueIn = valueIn;
    this.isPersonal = isPersonal;
    this.isOfViewer = isOfViewer;
    this.needs = needs;
  }

  /** Returns the slot of a value derived from this one. */
  map(change: (value: unknown) => unknown): Slot {
    return new Slot((environment) => change(this.valueIn(environment)), { name: this.name });
  }
}

/** Slots of the rows that a statement before found. */
export const FOUND = {
  institutions: new Slot(({ found }) => found!.institutions, { name: 'institutions' }),
  ids: new Slot(({ found }) => found!.ids, { name: 'ids' }),
} as const;
