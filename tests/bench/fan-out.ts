/** One room, a thousand sockets: messages per second that reach all of them, and memory per socket. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Person } from './data.ts';
import type { Following } from './followers.ts';
import type { Server } from './servers.ts';

const SOCKETS = 1000;
const THREADS = 2;

export interface FanOut {
  ours: Server;
  limit: Server;
  /** Members of the room, each with several sockets. */
  people: Person[];
  room: string;
  tokenOf: (person: Person) => string;
  rounds: number;
  /** The result of one side in a round. */
  seconds: number;
}

interface Round {
  /** Milliseconds until a message has reached every socket, one for each message. */
  times: number[];
  /** Kilobytes of memory for each socket. */
  memory: number;
}

const SEND =
  'mutation S($input: SendMessageInput!) { sendMessage(input: $input) { message { id sequence revision } } }';

/** Prints how the server compares with the limit. Returns the memory of a socket and the deliveries of the server. */
export async function measureFanOut(
  given: FanOut,
): Promise<{ kilobytes: number; deliveriesPerSecond: number }> {
  const rounds: { ours: Round; limit: Round }[] = [];
  let first: { ours: Round; limit: Round } | undefined;
  for (let round = 0; round <= given.rounds; round++) {
    const ours = await measure(given, given.ours, true);
    const limit = await measure(given, given.limit, false);
    if (first) rounds.push({ ours, limit });
    first ??= { ours, limit }; // warm-up; later rounds reuse its memory
  }
  const ratios = rounds.map(({ ours, limit }) => mean(limit.times) / mean(ours.times));
  const rate = (side: 'ours' | 'limit') =>
    Math.round((1000 / median(rounds.map((one) => mean(one[side].times)))) * SOCKETS);
  const p99 = (side: 'ours' | 'limit') => median(rounds.map((one) => percentile(one[side].times, 0.99)));
  console.log(
    `fan-out        ${median(ratios).toFixed(2)} of the limit (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}); ` +
      `${rate('ours')} and ${rate('limit')} deliveries a second to ${SOCKETS} sockets, ` +
      `99% within ${p99('ours').toFixed(1)} and ${p99('limit').toFixed(1)} ms`,
  );
  console.log(
    `a socket       ${first!.ours.memory.toFixed(0)} kB of memory with its subscription, ${first!.limit.memory.toFixed(0)} kB a bare one`,
  );
  return { kilobytes: Math.round(first!.ours.memory), deliveriesPerSecond: rate('ours') };
}

async function measure(given: FanOut, side: Server, isOurs: boolean): Promise<Round> {
  const counter = new SharedArrayBuffer(8);
  const count = new Int32Array(counter);
  const before = kilobytesOf(side.pid);
  const workers = await Promise.all(
    Array.from({ length: THREADS }, (_, thread) => followers(given, side, isOurs, counter, thread)),
  );
  const arrival = arrivals(workers, count);
  await wait(500);
  const memory = (kilobytesOf(side.pid) - before) / SOCKETS;
  const times: number[] = [];
  const until = performance.now() + given.seconds * 1000;
  for (let sent = 1; performance.now() < until; sent++) {
    Atomics.store(count, 1, sent * SOCKETS);
    const start = performance.now();
    const reached = arrival();
    await send(given, side, isOurs, sent);
    await reached;
    times.push(performance.now() - start);
  }
  for (const worker of workers) worker.postMessage('end');
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  return { times, memory };
}

async function followers(
  { people, room, tokenOf }: FanOut,
  { url }: Server,
  isOurs: boolean,
  counter: SharedArrayBuffer,
  thread: number,
): Promise<Worker> {
  const share = SOCKETS / THREADS;
  const person = (at: number) => people[(thread * share + at) % people.length]!;
  const tokens = Array.from({ length: share }, (_, at) => (isOurs ? tokenOf(person(at)) : null));
  const workerData: Following = { port: Number(new URL(url).port), counter, tokens, conversationId: room };
  const worker = new Worker(new URL('followers.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return worker;
}

async function send(given: FanOut, { url }: Server, isOurs: boolean, number: number): Promise<void> {
  const person = given.people[number % given.people.length]!;
  const body = `Message ${number} of a lively room, of usual length.`;
  const response = isOurs
    ? await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${given.tokenOf(person)}` },
        body: JSON.stringify({
          query: SEND,
          variables: { input: { id: randomUUID(), conversationId: given.room, body } },
        }),
      })
    : await fetch(url, {
        method: 'POST',
        body: JSON.stringify([person.institutionId, given.room, person.membershipId, body]),
      });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`A message was refused: ${text}`);
}

/**
 * Returns a function that waits until the threads have received the frames that are wanted. It sleeps, because polling
 * would take a processor from the server, which answers the sender before it writes to the sockets.
 */
function arrivals(workers: readonly Worker[], count: Int32Array): () => Promise<void> {
  let arrived = () => {};
  for (const worker of workers) worker.on('message', () => arrived());
  return () =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${Atomics.load(count, 0)} deliveries came.`)), 20_000);
      arrived = () => {
        clearTimeout(late);
        resolve();
      };
    });
}

const kilobytesOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim());

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]!;
const median = (numbers: number[]) => percentile(numbers, 0.5);
