import { asksAll, isPublic, STRANGERS } from './calls.ts';
import { isOfItsKind, type Probe } from './probes.ts';
import type { Target } from './tenants.ts';

/** Transports over which every stranger asks; `host` is HTTP at the institution's own host. */
const TRANSPORTS = ['HTTP', 'socket', 'host'] as const;

export type Transport = (typeof TRANSPORTS)[number];

/** Parts into which the objects of other kinds are divided, one for each stranger and transport. */
export const PARTS = STRANGERS.length * TRANSPORTS.length;

/** Parts of the objects that a single caller asks for, over HTTP and by socket. */
export const PARTS_OF_ONE = 2;

/** Returns the part that a stranger asks over a transport. */
export const partOf = (stranger: (typeof STRANGERS)[number], transport: Transport): number =>
  STRANGERS.indexOf(stranger) * TRANSPORTS.length + TRANSPORTS.indexOf(transport);

/**
 * Returns the objects to ask for with a probe: every object of the kind that its argument names, and one part of the
 * others. Together all parts are all objects. So the calls grow with the operations, and not with operations times
 * objects times strangers.
 */
export const partOfTargets =
  (targets: Target[], part: number, parts = PARTS) =>
  (probe: Probe): Target[] =>
    targets.filter(
      (target, index) =>
        !isPublic(probe, target) &&
        (asksAll || isOfItsKind(probe, target) || (index + sum(probe.name)) % parts === part),
    );

/** Returns the objects to ask for with a probe that asks for all: those that it selects anything of. */
export const selectable =
  (targets: Target[]) =>
  ({ onType }: Probe): Target[] =>
    targets.filter(({ type }) => !onType || !type || type === onType);

/** Returns a number that spreads the names over the parts. */
const sum = (name: string) => Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
