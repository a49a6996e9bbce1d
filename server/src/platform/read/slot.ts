import type { Viewer } from '#kernel/viewer';

/** What a prepared statement is run with: the operation's variables, the resolver's values, who reads. */
export interface ReadEnvironment {
  variables: Record<string, unknown>;
  given: Record<string, unknown>;
  viewer: Viewer;
}

/**
 * A parameter of a statement whose value is known only when the statement runs. Compiled once, a statement is bound
 * again for each request by asking its slots.
 */
export class Slot {
  readonly valueIn: (environment: ReadEnvironment) => unknown;
  /** What explanations call it. */
  readonly name: string;
  /** It is another value for each person. */
  readonly isPersonal: boolean;
  /** It says who reads: a statement has one parameter for it, whose type is always the same. */
  readonly isOfViewer: boolean;

  constructor(
    valueIn: (environment: ReadEnvironment) => unknown,
    { name = 'value', isPersonal = false, isOfViewer = false } = {},
  ) {
    this.name = name;
    this.valueIn = valueIn;
    this.isPersonal = isPersonal;
    this.isOfViewer = isOfViewer;
  }

  /** The slot of a value made from this one's. */
  map(change: (value: unknown) => unknown): Slot {
    return new Slot((environment) => change(this.valueIn(environment)), { name: this.name });
  }
}
