import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ErrorCode } from '#kernel/errors';
import type { TaskState } from './job-queue.sql.ts';
import type { Meter } from './meter.ts';
import { ANSWERS, GAUGES, LANES, POOLS, QUEUES } from './readings.ts';
import { Durations, ReadValues, type Setter, Tally } from './tallies.ts';

/** Bounds in seconds of requests, of statements, and of jobs. */
const REQUEST_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_BOUNDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20];
const JOB_BOUNDS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];
const DELIVERY_BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5];

/** Most pairs of kind and operation that are counted apart, so that a mistake cannot fill the memory of Prometheus. */
const MAX_OPERATIONS = 1_000;

interface MetricsOptions {
  /** Names of all kinds of jobs. */
  tasks: readonly string[];
  /** Reads the state of the queues; null if that fails. */
  readJobs: () => Promise<TaskState[] | null>;
}

/** Counts of the process and values that are read when they are collected, for Prometheus. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #operations = new Set<string>();
  readonly #requests = this.#tally('lyceum_requests_total', 'Answered requests.', [
    'kind',
    'operation',
    'status',
  ]);
  readonly #requestTimes = this.#durations(
    'lyceum_request_seconds',
    'Time to the end of the answer.',
    ['kind', 'operation'],
    REQUEST_BOUNDS,
  );
  readonly #errors = this.#tally('lyceum_errors_total', 'Errors that callers got.', ['code']);
  readonly #statementTimes = this.#durations(
    'lyceum_database_statement_seconds',
    'Time of statements and batches of them, with the wait on a shared connection.',
    ['pool'],
    STATEMENT_BOUNDS,
  );
  readonly #statementErrors = this.#tally('lyceum_database_statement_errors_total', 'Failed statements.', [
    'pool',
  ]);
  readonly #slowStatements = this.#tally(
    'lyceum_database_slow_statements_total',
    'Statements that took longer than SLOW_STATEMENT_MS.',
    ['pool'],
  );
  readonly #jobs = this.#tally('lyceum_jobs_total', 'Jobs that ran on this instance.', ['task', 'result']);
  readonly #jobTimes = this.#durations('lyceum_job_seconds', 'Time that jobs ran.', ['task'], JOB_BOUNDS);
  readonly #published = this.#tally('lyceum_bus_published_total', 'Messages to all instances.', ['topic']);
  readonly #received = this.#tally('lyceum_bus_received_total', 'Messages from all instances.', ['topic']);
  readonly #deliveries = this.#durations(
    'lyceum_bus_delivery_seconds',
    'Time from sending a message to its arrival at the same instance.',
    [],
    DELIVERY_BOUNDS,
  );
  readonly #busReconnects = this.#tally(
    'lyceum_bus_reconnects_total',
    'Times that the lost connection of the bus was opened again.',
    [],
  );
  readonly #mails = this.#tally('lyceum_mails_total', 'Mails by whether the mail server took them.', [
    'result',
  ]);
  readonly #socketOperations = this.#tally(
    'lyceum_socket_operations_total',
    'Operations that sockets started.',
    ['operation'],
  );
  readonly #liveMessages = this.#tally(
    'lyceum_live_messages_total',
    'Messages of subscriptions that were sent.',
    [],
  );

  constructor({ tasks, readJobs }: MetricsOptions) {
    // A count that starts with zero has an increase at its first error.
    for (const code of Object.values(ErrorCode)) this.#errors.of(code);
    for (const task of tasks) for (const result of ['done', 'failed']) this.#jobs.of(task, result);
    for (const result of ['sent', 'failed']) this.#mails.of(result);
    this.#busReconnects.of();
    this.#liveMessages.of();
    this.#addPools();
    this.#addLanesAndQueues();
    this.#addAnswers();
    this.#addJobs(readJobs);
    this.#addSingleValues();
    this.#addEventLoop();
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Returns the text that Prometheus reads. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  readonly request: Meter['request'] = ({ kind, operation, status, seconds }) => {
    const counted = this.#bounded(kind, operation);
    this.#requests.add(kind, counted, String(status));
    this.#requestTimes.add(seconds, kind, counted);
  };

  readonly error: Meter['error'] = (code) => this.#errors.add(code);

  readonly statement: Meter['statement'] = (pool, seconds, isFailed) => {
    this.#statementTimes.add(seconds, pool);
    if (isFailed) this.#statementErrors.add(pool);
  };

  readonly slowStatement: Meter['slowStatement'] = (pool) => this.#slowStatements.add(pool);

  readonly job: Meter['job'] = (task, seconds, isFailed) => {
    this.#jobs.add(task, isFailed ? 'failed' : 'done');
    this.#jobTimes.add(seconds, task);
  };

  readonly published: Meter['published'] = (topic) => this.#published.add(topic);

  readonly received: Meter['received'] = (topic, seconds) => {
    this.#received.add(topic);
    if (seconds !== null) this.#deliveries.add(seconds);
  };

  readonly busReconnected: Meter['busReconnected'] = () => this.#busReconnects.add();

  readonly mail: Meter['mail'] = (isFailed) => this.#mails.add(isFailed ? 'failed' : 'sent');

  readonly socketOperation: Meter['socketOperation'] = (operation) =>
    this.#socketOperations.add(this.#bounded('socket', operation));

  readonly liveMessages: Meter['liveMessages'] = (count) => {
    this.#liveMessages.of().value += count;
  };

  #bounded(kind: string, operation: string): string {
    const key = `${kind} ${operation}`;
    if (this.#operations.has(key)) return operation;
    if (this.#operations.size >= MAX_OPERATIONS) return 'other';
    this.#operations.add(key);
    return operation;
  }

  #tally(name: string, help: string, labels: readonly string[]): Tally {
    const tally = new Tally({ name, help, labels });
    this.#registry.registerMetric(tally.metric);
    return tally;
  }

  #durations(name: string, help: string, labels: readonly string[], bounds: readonly number[]): Durations {
    const durations = new Durations({ name, help, labels }, bounds);
    this.#registry.registerMetric(durations.metric);
    return durations;
  }

  /** Adds values that are read when metrics are collected. `read` sets them by their labels. */
  #gauge(name: string, help: string, read: (set: Setter) => void | Promise<void>): void {
    this.#registry.registerMetric(new ReadValues({ name, help }, 'gauge', read).metric);
  }

  /** Adds counts that are kept elsewhere. */
  #count(name: string, help: string, read: (set: Setter) => void): void {
    this.#registry.registerMetric(new ReadValues({ name, help }, 'counter', read).metric);
  }

  #addPools(): void {
    this.#gauge('lyceum_database_connections', 'Open connections.', (set) => {
      for (const [pool, { idle, busy }] of POOLS.all()) {
        set({ pool, state: 'idle' }, idle);
        set({ pool, state: 'busy' }, busy);
      }
    });
    this.#gauge('lyceum_database_connections_max', 'Most connections that may be open.', (set) => {
      for (const [pool, { max }] of POOLS.all()) set({ pool }, max);
    });
    this.#gauge('lyceum_database_connections_waiting', 'Callers that wait for a connection.', (set) => {
      for (const [pool, { waiting }] of POOLS.all()) set({ pool }, waiting);
    });
  }

  #addLanesAndQueues(): void {
    this.#gauge(
      'lyceum_database_lanes',
      'Shared connections: all of them, and those held up by a slow batch.',
      (set) => {
        for (const [pool, { connections, heldUp }] of LANES.all()) {
          set({ pool, state: 'all' }, connections);
          set({ pool, state: 'held_up' }, heldUp);
        }
      },
    );
    this.#gauge(
      'lyceum_database_lane_batches',
      'Batches on shared connections without an answer yet.',
      (set) => {
        for (const [pool, { batches }] of LANES.all()) set({ pool }, batches);
      },
    );
    this.#gauge('lyceum_queue', 'Work that runs or waits in memory.', (set) => {
      for (const [queue, { running, waiting }] of QUEUES.all()) {
        set({ queue, state: 'running' }, running);
        set({ queue, state: 'waiting' }, waiting);
      }
    });
  }

  #addAnswers(): void {
    this.#gauge('lyceum_answer_memory_entries', 'Answers in memory, and names of further ones.', (set) => {
      for (const [, { entries }] of ANSWERS.all()) set({}, entries);
    });
    this.#gauge('lyceum_answer_memory_bytes', 'Bytes that these fill, at most.', (set) => {
      for (const [, { bytes }] of ANSWERS.all()) set({}, bytes);
    });
    this.#count(
      'lyceum_answers_total',
      'Reads inside institutions by what the memory of answers did with them.',
      (set) => {
        for (const [, { outcomes }] of ANSWERS.all())
          for (const [outcome, count] of Object.entries(outcomes)) set({ outcome }, count);
      },
    );
  }

  #addJobs(readJobs: MetricsOptions['readJobs']): void {
    this.#gauge('lyceum_jobs', 'Jobs in the queues of the database.', async (set) => {
      for (const { task, waiting, running, later, abandoned } of (await readJobs()) ?? [])
        for (const [state, count] of Object.entries({ waiting, running, later, abandoned }))
          set({ task, state }, count);
    });
    this.#gauge('lyceum_jobs_lag_seconds', 'Age of the oldest waiting job.', async (set) => {
      for (const { task, lag } of (await readJobs()) ?? []) set({ task }, lag);
    });
    this.#gauge('lyceum_jobs_readable', 'Whether the queues could be read: 1 or 0.', async (set) =>
      set({}, (await readJobs()) ? 1 : 0),
    );
  }

  #addSingleValues(): void {
    for (const [name, help] of Object.entries(SINGLE_VALUES))
      this.#gauge(`lyceum_${name}`, help, (set) => {
        for (const [known, value] of GAUGES.all()) if (known === name) set({}, value);
      });
  }

  #addEventLoop(): void {
    this.#count(
      'lyceum_event_loop_active_seconds_total',
      'Time in which the event loop was busy. Its rate is the utilization.',
      (set) => set({}, performance.eventLoopUtilization().active / 1000),
    );
  }
}

/** Names in GAUGES, with the description of each. */
const SINGLE_VALUES = {
  database_up: 'Whether the database answers: 1 or 0.',
  embedded_database_up: 'Whether the embedded database runs: 1 or 0. Absent with DATABASE_URL.',
  embedded_database_restarts: 'Times that the embedded database was started again after it died.',
  bus_connected: 'Whether the bus receives messages: 1 or 0.',
  sockets: 'Open web sockets.',
  socket_operations: 'Subscriptions and other operations that run on sockets.',
};
