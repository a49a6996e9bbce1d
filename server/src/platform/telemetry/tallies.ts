import type { Metric } from 'prom-client';

type Labels = Record<string, string>;

/** A value of a metric, as the registry of prom-client expects it. */
interface Value {
  labels: Record<string, string | number>;
  value: number;
  metricName?: string;
}

interface Description {
  name: string;
  help: string;
  labels?: readonly string[];
}

// The classes of prom-client compute a hash of the labels at each count. These find the count by one look-up.
abstract class Counted<Count> {
  readonly name: string;
  readonly help: string;
  readonly #labels: readonly string[];
  readonly #counts = new Map<string, { labels: Labels; count: Count }>();

  constructor({ name, help, labels = [] }: Description) {
    this.name = name;
    this.help = help;
    this.#labels = labels;
  }

  abstract readonly type: 'counter' | 'histogram';

  protected abstract fresh(): Count;

  protected abstract valuesOf(count: Count, labels: Labels): Value[];

  /** Returns the count of some label values, in the order of the labels. */
  of(first = '', second = '', third = ''): Count {
    const key = third ? `${first}\n${second}\n${third}` : second ? `${first}\n${second}` : first;
    const known = this.#counts.get(key);
    if (known) return known.count;
    const count = this.fresh();
    const given = [first, second, third];
    const labels = Object.fromEntries(this.#labels.map((label, at) => [label, given[at]!]));
    this.#counts.set(key, { labels, count });
    return count;
  }

  /** Called by the registry. */
  get() {
    const values = Array.from(this.#counts.values(), ({ labels, count }) => this.valuesOf(count, labels));
    return Promise.resolve({ name: this.name, help: this.help, type: this.type, values: values.flat() });
  }

  reset(): void {
    this.#counts.clear();
  }

  /** Returns this as a metric of the registry, which only calls `get` and `reset`. */
  get metric(): Metric {
    return this as unknown as Metric;
  }
}

/** Sets a value by its labels. */
export type Setter = (labels: Labels, value: number) => void;

/** Values that are read when metrics are collected. The class of prom-client would show 0 for one that is not set. */
export class ReadValues {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly #read: (set: Setter) => void | Promise<void>;

  constructor(
    { name, help }: Description,
    type: 'gauge' | 'counter',
    read: (set: Setter) => void | Promise<void>,
  ) {
    this.name = name;
    this.help = help;
    this.type = type;
    this.#read = read;
  }

  /** Called by the registry. */
  async get() {
    const values: Value[] = [];
    await this.#read((labels, value) => void values.push({ labels, value }));
    return { name: this.name, help: this.help, type: this.type, values };
  }

  reset(): void {}

  get metric(): Metric {
    return this as unknown as Metric;
  }
}

/** A number that only grows. */
export class Tally extends Counted<{ value: number }> {
  readonly type = 'counter';

  add(first?: string, second?: string, third?: string): void {
    this.of(first, second, third).value++;
  }

  protected fresh() {
    return { value: 0 };
  }

  protected valuesOf({ value }: { value: number }, labels: Labels): Value[] {
    return [{ labels, value }];
  }
}

interface Buckets {
  /** Number of durations within each bound and above the one before. */
  within: Uint32Array;
  sum: number;
  count: number;
}

/** How often durations lie within certain bounds, in seconds. */
export class Durations extends Counted<Buckets> {
  readonly type = 'histogram';
  readonly #bounds: readonly number[];

  constructor(description: Description, bounds: readonly number[]) {
    super(description);
    this.#bounds = bounds;
  }

  add(seconds: number, first?: string, second?: string): void {
    const buckets = this.of(first, second);
    const at = this.#bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) buckets.within[at]!++;
    buckets.sum += seconds;
    buckets.count++;
  }

  protected fresh(): Buckets {
    return { within: new Uint32Array(this.#bounds.length), sum: 0, count: 0 };
  }

  protected valuesOf({ within, sum, count }: Buckets, labels: Labels): Value[] {
    const metricName = `${this.name}_bucket`;
    let below = 0;
    const bounded = this.#bounds.map((le, at) => ({
      metricName,
      labels: { ...labels, le },
      value: (below += within[at]!),
    }));
    return [
      ...bounded,
      { metricName, labels: { ...labels, le: '+Inf' }, value: count },
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
