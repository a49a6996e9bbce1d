import { randomUUID } from 'node:crypto';
import { arrayOf } from '#platform/database/array';
import type { Author } from '#platform/database/author';
import { type MemberViewer, VISITOR } from '#kernel/viewer';
import type { Services } from '#platform/request/services';
import { perProcess } from '#platform/request/per-process';
import { DEAD_AFTER } from './presence.rules.ts';

type Needed = Pick<Services, 'orm' | 'runStatements' | 'runWrites' | 'bus' | 'log'>;

/** Milliseconds between two signs of life. */
const BEAT_EVERY = 5_000;

/** Milliseconds that comings and goings are gathered for. */
const WRITE_AFTER = 500;

/** Milliseconds that somebody is still there after the last socket: a page that is loaded again is gone for a moment. */
const LINGER = 3_000;

/** Members that one message names, so that it stays below what NOTIFY carries. */
const NAMED_AT_ONCE = 100;

const COME = `insert into presence (institution_id, id, membership_id, instance_id)
  select $1, uuidv7(), m.id, $2 from membership m where m.institution_id = $1 and m.id = any($3::uuid[])
  on conflict (institution_id, membership_id, instance_id) do nothing`;
const GO =
  'delete from presence where institution_id = $1 and instance_id = $2 and membership_id = any($3::uuid[])';
const LEFT_BEHIND = `with gone as (
    delete from presence where institution_id = $1 and instance_id = $2 returning membership_id)
  select coalesce(json_agg(membership_id), '[]')::text from gone`;
const BEAT = `insert into app_instance (id, seen_at, institution_ids) values (?, now(), ?::uuid[])
  on conflict (id) do update set seen_at = now(), institution_ids = excluded.institution_ids
  returning xmax = 0 as "isNew"`;
const DEAD = `select id, institution_ids as "institutionIds" from app_instance where seen_at < now() - ${DEAD_AFTER} * interval '1 second'`;

/** Who has sockets open in one institution, and what of it is written. */
interface House {
  sockets: Map<string, number>;
  written: Set<string>;
  changed: Set<string>;
}

/**
 * Who is there: a member with at least one socket on any instance. An instance writes one row a member, whatever the
 * number of its tabs, and gathers what changes; it says every few seconds that it lives, and when one no longer does,
 * whoever it held is gone, for readers at once and for the rows as soon as another instance notices.
 */
export class PresenceService {
  readonly #instanceId = randomUUID();
  readonly #services: Needed;
  readonly #houses = new Map<string, House>();
  readonly #beat: NodeJS.Timeout;
  #write: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isStopped = false;
  #known = '';

  constructor(services: Needed) {
    this.#services = services;
    this.#beat = setInterval(() => void this.#live(), BEAT_EVERY).unref();
  }

  /** A socket of a member has opened; what it gives is called when it has closed. */
  enter({ institutionId, membershipId }: MemberViewer): () => void {
    const house = this.#houseOf(institutionId);
    this.#count(house, membershipId, 1);
    let isThere = true;
    return () => {
      if (!isThere) return;
      isThere = false;
      setTimeout(() => this.#count(house, membershipId, -1), LINGER).unref();
    };
  }

  /** Takes everybody out, before the process ends. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    clearTimeout(this.#write);
    await this.#writing;
    this.#isStopped = true;
    for (const [institutionId, { written }] of this.#houses)
      if (written.size > 0) await this.#leave(institutionId, this.#instanceId).catch(() => undefined);
    if (this.#known)
      await this.#execute('delete from app_instance where id = ?', [this.#instanceId]).catch(() => undefined);
  }

  #houseOf(institutionId: string): House {
    let house = this.#houses.get(institutionId);
    if (!house) {
      house = { sockets: new Map(), written: new Set(), changed: new Set() };
      this.#houses.set(institutionId, house);
    }
    return house;
  }

  #count(house: House, membershipId: string, step: number): void {
    const sockets = (house.sockets.get(membershipId) ?? 0) + step;
    if (sockets > 0) house.sockets.set(membershipId, sockets);
    else house.sockets.delete(membershipId);
    house.changed.add(membershipId);
    if (!this.#isStopped) this.#write ??= setTimeout(() => this.#flush(), WRITE_AFTER).unref();
  }

  #flush(): void {
    this.#write = undefined;
    this.#writing = this.#writing.then(() => this.#writeAll());
  }

  async #writeAll(): Promise<void> {
    for (const [institutionId, house] of this.#houses) {
      const changed = [...house.changed];
      house.changed.clear();
      const isThere = (id: string) => house.sockets.has(id);
      const come = changed.filter((id) => isThere(id) && !house.written.has(id));
      const gone = changed.filter((id) => !isThere(id) && house.written.has(id));
      if (come.length + gone.length === 0) continue;
      try {
        for (const id of come) house.written.add(id);
        await this.#sayAlive(); // names the institution before there are rows in it
        await this.#services.runWrites(authorIn(institutionId), [
          { name: 'presence_come', text: COME, values: [institutionId, this.#instanceId, come] },
          { name: 'presence_go', text: GO, values: [institutionId, this.#instanceId, gone] },
        ]);
        for (const id of gone) house.written.delete(id);
        this.#tell(institutionId, [...come, ...gone]);
      } catch (error) {
        for (const id of come) house.written.delete(id);
        for (const id of changed) house.changed.add(id); // with the next sign of life
        this.#services.log.warn({ err: error }, 'who is there could not be written');
      }
      if (house.sockets.size + house.written.size + house.changed.size === 0)
        this.#houses.delete(institutionId);
    }
  }

  /** A sign of life, and a look for those who give none. */
  async #live(): Promise<void> {
    try {
      if (this.#houses.size > 0 || this.#known) await this.#sayAlive(true);
      for (const { id, institutionIds } of await this.#execute<{ id: string; institutionIds: string[] }>(
        DEAD,
      )) {
        for (const institutionId of institutionIds)
          this.#tell(institutionId, await this.#leave(institutionId, id));
        await this.#execute(
          "delete from app_instance where id = ? and seen_at < now() - interval '5 seconds'",
          [id],
        );
      }
      if ([...this.#houses.values()].some(({ changed }) => changed.size > 0)) this.#flush();
    } catch (error) {
      this.#services.log.warn({ err: error }, 'an instance could not say that it lives');
    }
  }

  async #sayAlive(always = false): Promise<void> {
    const institutionIds = [...this.#houses].filter(([, { written }]) => written.size > 0).map(([id]) => id);
    const known = institutionIds.toSorted().join() || '-';
    if (known === this.#known && !always) return;
    const [row] = await this.#execute<{ isNew: boolean }>(BEAT, [this.#instanceId, arrayOf(institutionIds)]);
    if (row!.isNew && this.#known) this.#writeAnew();
    this.#known = known;
  }

  /** Others took this instance for dead, as it was held up, and cleared its rows away. */
  #writeAnew(): void {
    for (const { sockets, written, changed } of this.#houses.values()) {
      written.clear();
      for (const id of sockets.keys()) changed.add(id);
    }
  }

  /** Clears away whom an instance held in an institution; gives who that was. */
  async #leave(institutionId: string, instanceId: string): Promise<string[]> {
    const [gone] = await this.#services.runWrites(authorIn(institutionId), [
      { name: 'presence_left', text: LEFT_BEHIND, values: [institutionId, instanceId] },
    ]);
    return JSON.parse(gone ?? '[]') as string[];
  }

  #tell(institutionId: string, membershipIds: string[]): void {
    for (let at = 0; at < membershipIds.length; at += NAMED_AT_ONCE)
      this.#services.bus
        .publish('presenceChanged', {
          institutionId,
          membershipIds: membershipIds.slice(at, at + NAMED_AT_ONCE),
        })
        .catch((error: unknown) => this.#services.log.warn({ err: error }, 'who is there was not told'));
  }

  #execute<T>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.#services.orm.em.fork().execute<T[]>(text, values);
  }
}

/** Nobody, inside an institution. */
const authorIn = (institutionId: string): Author => ({
  viewer: { ...VISITOR, institutionId },
  transport: { requestId: '', operation: 'presence' },
});

/** The presence of the people whose sockets this process has. */
export const presenceOf = perProcess((services) => new PresenceService(services));
