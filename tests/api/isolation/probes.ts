import type { Client } from 'graphql-ws';
import { toJSONSchema } from 'zod';
import type { Row } from '#api/rest/row';
import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';
import { type FieldOperation, type Place, withValue } from '#tests/support/operations';
import { once } from '#tests/support/socket';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { ownName, type Target, type Tenants } from './tenants.ts';

/** A response in the parts that its receiver can distinguish. */
export type Answer = string;

/** A call with one ID to be filled in, or with none. */
export interface Probe {
  /** The operation, and the argument that names the object. */
  name: string;
  ask: (id: string) => Promise<Answer>;
  /** Asks for less of it, where nothing should be found. */
  askBriefly?: (id: string) => Promise<Answer>;
  takesId: boolean;
  /** The table of the objects that the ID names, if known. */
  table?: string | undefined;
  /** The type that is selected, of an operation on any object. */
  onType?: string | undefined;
}

export interface Fault {
  probe: string;
  target: string;
  what: string;
}

/** Probes of one caller, the objects to ask each for, and the text that no response may contain. */
export interface Asking {
  probes: Probe[];
  targetsOf: (probe: Probe) => Target[];
  canary: string;
}

/** Runs the probes of one caller. Returns what they reveal, and what is not answered like an unknown ID. */
export async function faultsOf(
  probes: Probe[],
  targetsOf: Asking['targetsOf'],
  canary: string,
): Promise<Fault[]> {
  return (await faultsOfEach({ only: { probes, targetsOf, canary } })).only;
}

/**
 * Runs the probes of several callers, each operation for all of them before the next one, and one call after the other.
 * Returns the faults of each caller. So PostgreSQL plans the large statement of an operation once for all callers who read
 * it in the same way: planning it for each of them took four fifths of the database's time.
 */
export async function faultsOfEach<Name extends string>(
  callers: Record<Name, Asking>,
): Promise<Record<Name, Fault[]>> {
  const faults = {} as Record<Name, Fault[]>;
  const byOperation = new Map<string, (() => Promise<void>)[]>();
  for (const name of Object.keys(callers) as Name[]) {
    const { probes, ...asking } = callers[name];
    const found: Fault[] = (faults[name] = []);
    for (const probe of probes) {
      const operation = `${probe.name} ${probe.onType}`;
      const runs = byOperation.get(operation) ?? [];
      runs.push(async () => void found.push(...(await faultsOfProbe(probe, asking))));
      byOperation.set(operation, runs);
    }
  }
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // nearly every call is refused, and an error with its stack takes longer than its statement
  try {
    for (const runs of byOperation.values()) for (const run of runs) await run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  return faults;
}

async function faultsOfProbe(probe: Probe, { targetsOf, canary }: Omit<Asking, 'probes'>): Promise<Fault[]> {
  const faults: Fault[] = [];
  const found = (target: string, what: string) => void faults.push({ probe: probe.name, target, what });
  const compare = async (ask: Probe['ask'], some: Target[]) => {
    const unknown = await ask(UNKNOWN_ID);
    if (unknown.includes(canary)) found('unknown', `tells ${excerpt(unknown, canary)}`);
    for (const target of some) {
      const answer = await ask(target.id);
      if (answer.includes(canary)) found(target.kind, `tells ${excerpt(answer, canary)}`);
      // Others act at the same time, so that the answer to the unknown ID may have changed as well.
      else if (answer !== unknown && answer !== (await ask(UNKNOWN_ID)))
        found(target.kind, `answers ${answer} but to an unknown one ${unknown}`);
    }
  };
  const { ask, askBriefly, takesId } = probe;
  const targets = takesId ? targetsOf(probe) : [];
  if (!askBriefly) {
    await compare(ask, targets);
    return faults;
  }
  const ofItsKind = targets.filter((target) => isOfItsKind(probe, target));
  const others = targets.filter((target) => !isOfItsKind(probe, target));
  if (ofItsKind.length > 0 || !takesId) await compare(ask, ofItsKind);
  if (takesId && (others.length > 0 || ofItsKind.length === 0)) await compare(askBriefly, others);
  return faults;
}

/** Returns whether a target is of the kind that the ID of a probe names, or may be. */
export const isOfItsKind = ({ onType, table }: Probe, target: Target): boolean =>
  onType ? target.type === onType : !table || target.table === table;

/** The client generates the ID of a message or reply, so it names no existing object. */
const isOfSomethingNew = ({ name }: FieldOperation, path: string[]) =>
  (name === 'sendMessage' || name === 'replyToDiscussion') && path.at(-1) === 'id';

function excerpt(text: string, part: string): string {
  const at = text.indexOf(part);
  return text.slice(Math.max(0, at - 80), at + part.length + 40);
}

/** Returns the response without parts that always differ, and without the requested ID. */
function comparable(answer: unknown, id: string): Answer {
  return JSON.stringify(answer)
    .replaceAll(id, '<id>')
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/"x-ratelimit-reset":"\d+"|\\*"resetsAt\\*":\\*"[^"\\]*/g, '') // the minute may end in between
    .replaceAll(/\\*"lastSeenAt\\*":\\*"[^"\\]*/g, ''); // of the caller: the time of the call
}

/** Returns every operation of the schema as an actor, once for each argument that names an object. */
function operationProbes(
  operations: FieldOperation[],
  { ownOf, tableOf }: Tenants,
  as: Actor,
  run: (document: string, variables: Record<string, unknown>) => Promise<unknown>,
): Probe[] {
  const own = ownOf(as);
  return operations.flatMap((operation) => {
    const ids = operation.places.filter(
      ({ type, path }) => type === 'ID' && !isOfSomethingNew(operation, path),
    );
    const ownAt = ({ path }: Place) => own[ownName(operation.name, path)];
    const harmless = ids.reduce(
      (variables, place) => withValue(variables, place, ownAt(place)),
      operation.variables,
    );
    const probeOf = (place: Place | null): Probe => {
      const askWith = (document: string) => async (id: string) =>
        comparable(await run(document, place ? withValue(harmless, place, id) : harmless), id);
      return {
        name: `${operation.name}(${place?.path.join('.') ?? ''})`,
        takesId: place !== null,
        table: place ? tableOf.get(ownAt(place) ?? '') : undefined,
        onType: operation.onType,
        ask: askWith(operation.document),
        ...(operation.brief !== operation.document && { askBriefly: askWith(operation.brief) }),
      };
    };
    return ids.length > 0 ? ids.map(probeOf) : [probeOf(null)];
  });
}

export function httpProbes(
  app: App,
  tenants: Tenants,
  operations: FieldOperation[],
  as: Actor,
  host?: string,
): Probe[] {
  return operationProbes(operations, tenants, as, async (document, variables) => {
    const { status, headers, text } = await app.graphql(document, variables, { as, ...(host && { host }) });
    return { status, headers: plain(headers), text };
  });
}

export function socketProbes(
  tenants: Tenants,
  operations: FieldOperation[],
  as: Actor,
  client: Client,
): Probe[] {
  return operationProbes(operations, tenants, as, (document, variables) =>
    once(client, document, variables).catch((refused: unknown) => refused),
  );
}

export function restProbes(app: App, { ownOf }: Tenants, rows: readonly Row[], as: Actor): Probe[] {
  return rows.flatMap(({ method, url, request = {} }) => {
    const harmless = ownOf(as);
    const places: Place[] = [];
    const body = request.body ? valueOf(toJSONSchema(request.body, JSON_SCHEMA), [], places) : undefined;
    const ask = async (path: string, sent: unknown) => {
      const answer = await app.rest(method, path, { as, ...(sent !== undefined && { body: sent }) });
      return { status: answer.status, headers: plain(answer.headers), text: answer.text };
    };
    const filled = places.reduce(
      (sofar, place) => withValue(sofar as Record<string, unknown>, place, harmless[place.path.at(-1)!]),
      body,
    );
    const name = `${method} ${url}`;
    const probes: Probe[] = places.map((place) => ({
      name: `${name} ${place.path.join('.')}`,
      takesId: true,
      ask: async (id) =>
        comparable(await ask(url, withValue(filled as Record<string, unknown>, place, id)), id),
    }));
    if (url.includes(':guid'))
      probes.push({
        name,
        takesId: true,
        ask: async (id) => comparable(await ask(url.replace(':guid', id), filled), id),
      });
    if (probes.length === 0)
      probes.push({
        name,
        takesId: false,
        ask: async (id) => comparable(await ask(url.replace(/:\w+/, 'somewhere'), body), id),
      });
    return probes;
  });
}

const JSON_SCHEMA = { io: 'input', unrepresentable: 'any' } as const;

interface JsonSchema {
  type?: string;
  format?: string;
  properties?: Record<string, unknown>;
  items?: unknown;
  anyOf?: unknown[];
  enum?: unknown[];
}

/** Generates a body that fits a schema. */
function valueOf(given: unknown, path: string[], places: Place[], isList = false): unknown {
  const schema = given as JsonSchema;
  if (schema.anyOf) return valueOf(schema.anyOf[0], path, places, isList);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, valueOf(part, [...path, name], places)]),
    );
  if (schema.items) return [valueOf(schema.items, path, places, true)];
  if (schema.format === 'uuid') {
    places.push({ path, type: 'ID', isList });
    return UNKNOWN_ID;
  }
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'number' || schema.type === 'integer') return 5;
  if (schema.type === 'boolean') return false;
  const name = path.at(-1) ?? '';
  if (/date|deadline/i.test(name)) return '2030-01-01T00:00:00.000Z';
  return FORM[name] ?? 'Something';
}

/** Texts with a required format. */
const FORM: Record<string, string> = {
  startTime: '10:00',
  endTime: '11:00',
  timeZone: 'Europe/Berlin',
  meetingLink: 'https://example.org',
  website: 'https://example.org',
  email: 'somebody@example.org',
  adminEmail: 'somebody@example.org',
};

/** Headers that describe the response. */
function plain(headers: Record<string, string>): Record<string, string> {
  const { date: _, 'x-request-id': __, 'content-length': ___, ...said } = headers;
  return said;
}
