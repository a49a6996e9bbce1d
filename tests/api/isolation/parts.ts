import { asksAll, isPublic, STRANGERS } from './calls.ts';
import { isOfItsKind, type Probe } from './probes.ts';
import type { Target } from './tenants.ts';

/** Transports over which every stranger asks everything; `host` is HTTP at the institution's own host. */
const TRANSPORTS = ['HTTP', 'host'] as const;

type Transport = (typeof TRANSPORTS)[number];

/** Parts into which the objects of other kinds are divided, one for each stranger and transport. */
export const PARTS = STRANGERS.length * TRANSPORTS.length;

/** Parts of the objects of other kinds, of which a single caller asks for one over HTTP and for one by socket. */
export const PARTS_OF_ONE = 8;

/** Returns the probes that a stranger runs by socket: each operation by one stranger. The resolvers are those of HTTP. */
export const bySocket = (probes: Probe[], stranger: (typeof STRANGERS)[number]): Probe[] =>
  probes.filter(({ name }) => asksAll || sum(name) % STRANGERS.length === STRANGERS.indexOf(stranger));

/** Returns the part that a stranger asks over a transport. */
export const partOf = (stranger: (typeof STRANGERS)[number], transport: Transport): number =>
  STRANGERS.indexOf(stranger) * TRANSPORTS.length + TRANSPORTS.indexOf(transport);

interface Division {
  /** Number of parts into which objects of other kinds are divided. */
  parts?: number;
  /** Number of parts into which the objects of the kind that an argument names are divided: one is all of them. */
  partsOfItsKind?: number;
}

/**
 * Returns the objects to ask for with a probe: those of the kind that its argument names, and a part of the others, of which
 * the first of each table is as good as any. Together all parts are all of these. So the calls grow with the operations, and
 * not with operations times objects times strangers. Where an operation selects one type of any object, it asks for one object
 * of other types: each type has such an operation, and the calls would grow with the square of the types.
 */
export const partOfTargets =
  (targets: Target[], part: number, { parts = PARTS, partsOfItsKind = 1 }: Division = {}) =>
  (probe: Probe): Target[] => {
    const isInPart = (index: number, of: number) => (index + sum(probe.name)) % of === part % of;
    return targets.filter(
      (target, index) =>
        !isPublic(probe, target) &&
        (asksAll ||
          (isOfItsKind(probe, target)
            ? isInPart(index, partsOfItsKind)
            : isFirstOfTable(target, targets) && isInPart(index, probe.onType ? targets.length : parts))),
    );
  };

/** Returns whether no target before this one is in the same table. */
export const isFirstOfTable = (target: Target, targets: Target[]): boolean =>
  !target.table || targets.find(({ table }) => table === target.table) === target;

/** Returns the objects to ask for with a probe that asks for all: those that it selects anything of. */
export const selectable =
  (targets: Target[]) =>
  ({ onType }: Probe): Target[] =>
    targets.filter(({ type }) => !onType || !type || type === onType);

/** Returns a number that spreads the names over the parts. */
const sum = (name: string) => Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
