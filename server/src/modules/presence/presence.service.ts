import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { idOf } from '#platform/database/identities';
import { arrayOf } from '#platform/database/array';
import type { Author } from '#platform/database/author';
import { type MemberViewer, VISITOR } from '#kernel/viewer';
import type { Services } from '#platform/request/services';
import { perProcess } from '#platform/request/per-process';
import { announce } from '#platform/pubsub/announce';
import { DEAD_AFTER } from './presence.rules.ts';

type Needed = Pick<Services, 'orm' | 'runStatements' | 'runWrites' | 'bus' | 'log'>;

/** Milliseconds between two heartbeats. */
const HEARTBEAT_INTERVAL = 5_000;

/** Milliseconds for which changes are batched. */
const WRITE_DELAY = 500;

/** Milliseconds for which a member stays online after the last socket closed: reloading a page reconnects. */
const OFFLINE_DELAY = 3_000;

/** Maximum number of members in one message, to stay below the limit of NOTIFY. */
const NAMED_AT_ONCE = 100;

const COME = `insert into presence (institution_id, id, created_at, membership_id, instance_id)
  select m.institution_id, ${idOf('$4', 'm.id::text')}, $5::timestamptz, m.id, $2::uuid from membership m where m.institution_id = $1 and m.id = any($3::uuid[])
  on conflict (institution_id, membership_id, instance_id) do nothing`;

/** Returns SQL that deletes rows and keeps when their members left. Locks memberships in the order of their IDs. */
const leaving = (condition: string, at: string) => `with gone as (
    delete from presence where institution_id = $1 and instance_id = $2${condition} returning membership_id),
  known as (
    select m.id from membership m
    where m.institution_id = $1 and m.id in (select membership_id from gone) order by m.id for no key update),
  seen as (
    update membership m set last_used_at = greatest(m.last_used_at, ${at}::timestamptz) from known
    where m.institution_id = $1 and m.id = known.id)
  select coalesce(json_agg(membership_id), '[]')::text from gone`;
const GO = leaving(' and membership_id = any($3::uuid[])', '$4');
const LEFT_BEHIND = leaving('', '$3');
const BEAT = `insert into app_instance (id, seen_at, institution_ids) values (?, now(), ?::uuid[])
  on conflict (id) do update set seen_at = now(), institution_ids = excluded.institution_ids
  returning xmax = 0 as "isNew"`;
const DEAD = `select id, institution_ids as "institutionIds" from app_instance where seen_at < now() - ${DEAD_AFTER} * interval '1 second'`;

/** Open sockets of one institution, and the part that is written. */
interface InstitutionPresence {
  sockets: Map<string, number>;
  written: Set<string>;
  changed: Set<string>;
}

/**
 * Tracks who is online: members with at least one socket on any instance. An instance writes one row per
 * member, whatever the number of tabs, in batches. It sends a heartbeat every few seconds. Without
 * heartbeats, its members count as offline for readers immediately, and their rows are deleted once another
 * instance notices.
 */
class PresenceService {
  readonly #instanceId = randomUUID();
  readonly #services: Needed;
  readonly #presences = new Map<string, InstitutionPresence>();
  readonly #beat: NodeJS.Timeout;
  #write: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isStopped = false;
  #known = '';

  constructor(services: Needed) {
    this.#services = services;
    this.#beat = setInterval(() => void this.#heartbeat(), HEARTBEAT_INTERVAL).unref();
  }

  /** Registers an open socket of a member. Returns a function to call when it has closed. */
  enter({ institutionId, membershipId }: MemberViewer): () => void {
    const presence = this.#presenceIn(institutionId);
    this.#count(presence, membershipId, 1);
    let isThere = true;
    return () => {
      if (!isThere) return;
      isThere = false;
      setTimeout(() => this.#count(presence, membershipId, -1), OFFLINE_DELAY).unref();
    };
  }

  /** Marks all members offline before the process ends. */
  async stop(): Promise<void> {
    clearInterval(this.#beat);
    clearTimeout(this.#write);
    await this.#writing;
    this.#isStopped = true;
    for (const [institutionId, { written }] of this.#presences)
      if (written.size > 0) await this.#leave(institutionId, this.#instanceId).catch(() => undefined);
    if (this.#known)
      await this.#execute('delete from app_instance where id = ?', [this.#instanceId]).catch(() => undefined);
  }

  #presenceIn(institutionId: string): InstitutionPresence {
    let presence = this.#presences.get(institutionId);
    if (!presence) {
      presence = { sockets: new Map(), written: new Set(), changed: new Set() };
      this.#presences.set(institutionId, presence);
    }
    return presence;
  }

  #count(presence: InstitutionPresence, membershipId: string, step: number): void {
    const sockets = (presence.sockets.get(membershipId) ?? 0) + step;
    if (sockets > 0) presence.sockets.set(membershipId, sockets);
    else presence.sockets.delete(membershipId);
    presence.changed.add(membershipId);
    if (!this.#isStopped) this.#write ??= setTimeout(() => this.#flush(), WRITE_DELAY).unref();
  }

  #flush(): void {
    this.#write = undefined;
    this.#writing = this.#writing.then(() => this.#writeAll());
  }

  async #writeAll(): Promise<void> {
    for (const [institutionId, presence] of this.#presences) {
      const changed = [...presence.changed];
      presence.changed.clear();
      const isThere = (id: string) => presence.sockets.has(id);
      const come = changed.filter((id) => isThere(id) && !presence.written.has(id));
      const gone = changed.filter((id) => !isThere(id) && presence.written.has(id));
      if (come.length + gone.length === 0) continue;
      try {
        for (const id of come) presence.written.add(id);
        await this.#writeHeartbeat(); // registers the institution before it has rows
        await this.#services.runWrites(authorIn(institutionId), [
          {
            name: 'presence_come',
            text: COME,
            values: [institutionId, this.#instanceId, come, uuidv7(), new Date()],
          },
          {
            name: 'presence_go',
            text: GO,
            values: [institutionId, this.#instanceId, gone, new Date()],
          },
        ]);
        for (const id of gone) presence.written.delete(id);
        this.#publish(institutionId, [...come, ...gone]);
      } catch (error) {
        for (const id of come) presence.written.delete(id);
        for (const id of changed) presence.changed.add(id); // with the next heartbeat
        this.#services.log.warn({ err: error }, 'presence update failed');
      }
      if (presence.sockets.size + presence.written.size + presence.changed.size === 0)
        this.#presences.delete(institutionId);
    }
  }

  /** Sends a heartbeat and cleans up after dead instances. */
  async #heartbeat(): Promise<void> {
    try {
      if (this.#presences.size > 0 || this.#known) await this.#writeHeartbeat(true);
      for (const { id, institutionIds } of await this.#execute<{ id: string; institutionIds: string[] }>(
        DEAD,
      )) {
        for (const institutionId of institutionIds)
          this.#publish(institutionId, await this.#leave(institutionId, id));
        await this.#execute(
          "delete from app_instance where id = ? and seen_at < now() - interval '5 seconds'",
          [id],
        );
      }
      if ([...this.#presences.values()].some(({ changed }) => changed.size > 0)) this.#flush();
    } catch (error) {
      this.#services.log.warn({ err: error }, 'heartbeat of an instance failed');
    }
  }

  async #writeHeartbeat(always = false): Promise<void> {
    const institutionIds = [...this.#presences]
      .filter(([, { written }]) => written.size > 0)
      .map(([id]) => id);
    const known = institutionIds.toSorted().join() || '-';
    if (known === this.#known && !always) return;
    const [row] = await this.#execute<{ isNew: boolean }>(BEAT, [this.#instanceId, arrayOf(institutionIds)]);
    if (row!.isNew && this.#known) this.#rewriteAll();
    this.#known = known;
  }

  /** Writes all rows again after another instance considered this one dead and deleted them. */
  #rewriteAll(): void {
    for (const { sockets, written, changed } of this.#presences.values()) {
      written.clear();
      for (const id of sockets.keys()) changed.add(id);
    }
  }

  /** Deletes an instance's rows in an institution. Returns the members. */
  async #leave(institutionId: string, instanceId: string): Promise<string[]> {
    const [gone] = await this.#services.runWrites(authorIn(institutionId), [
      { name: 'presence_left', text: LEFT_BEHIND, values: [institutionId, instanceId, new Date()] },
    ]);
    return JSON.parse(gone ?? '[]') as string[];
  }

  #publish(institutionId: string, membershipIds: string[]): void {
    for (let at = 0; at < membershipIds.length; at += NAMED_AT_ONCE)
      announce(this.#services, 'presenceChanged', {
        institutionId,
        membershipIds: membershipIds.slice(at, at + NAMED_AT_ONCE),
      });
  }

  #execute<T>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.#services.orm.em.fork().execute<T[]>(text, values);
  }
}

/** Returns an author without an account inside an institution. */
const authorIn = (institutionId: string): Author => ({
  viewer: { ...VISITOR, institutionId },
  transport: { requestId: '', operation: 'presence' },
});

/** Presence of the members with sockets in this process. */
export const presenceOf = perProcess((services) => new PresenceService(services));
