import { getNamedType, getNullableType, isListType, isRequiredArgument, isScalarType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { BAD_DOCUMENTS, TOO_COMPLEX } from '#tests/api/graphql/bad-documents';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aCohortSession, aCourse, anAdmin, inDays, type Member } from '#tests/support/factories';
import { leakIn } from '#tests/support/leaks';
import { openSession, type RawSocket } from '#tests/support/raw-socket';
import { isErrorLine } from '#tests/support/logs';
import { type Attack, REFUSED, SEARCHES } from './attacks.ts';

let app: App;
let admin: Member;
let socket: RawSocket;
/** Values for the required arguments of the lists. */
let required: Record<string, string | Date>;
beforeAll(async () => {
  app = await startApp({ env: { COST_LIMIT_OPERATION: '10000' } });
  admin = await anAdmin(app);
  const course = await aCourse(app, { by: admin });
  const cohort = await aCohort(app, { by: admin, courses: [course] });
  const session = await aCohortSession(app, { cohort });
  required = { courseId: course.id, sessionId: session.id, from: inDays(-1), to: inDays(30) };
  socket = await openSession(app.url, admin);
});
afterAll(() => app.stop());

/** Maximum CPU time for a rejection in milliseconds, including the client's. */
const LITTLE = 50;

/** Returns the least CPU time of at most ten runs, until one is little: other load on the machine does not matter. */
async function timeOf<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  let milliseconds = Infinity;
  let result: T;
  for (let round = 0; round < 10 && milliseconds >= LITTLE; round++) {
    const before = process.cpuUsage();
    result = await work();
    const { user, system } = process.cpuUsage(before);
    milliseconds = Math.min(milliseconds, (user + system) / 1000);
  }
  return { result: result!, milliseconds };
}

const TRANSPORTS: Record<string, (attack: Attack) => Promise<{ isRefused: boolean; text: string }>> = {
  HTTP: async (body) => {
    const { status, text, body: answer } = await app.request('POST', '/graphql', { as: admin, body });
    const isAnswered = status === 200 && !(answer as { errors?: unknown }).errors;
    return { isRefused: status < 500 && !isAnswered, text };
  },
  'a socket': async (payload) => {
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload }));
    const frame = await socket.next().catch(() => null);
    if (!frame) {
      const { code, reason } = await socket.closed;
      socket = await openSession(app.url, admin);
      return { isRefused: code === 4400, text: reason };
    }
    const isError = frame.type === 'error' || Boolean((frame.payload as { errors?: unknown }).errors);
    if (frame.type === 'next') await socket.next(); // complete
    return { isRefused: isError, text: JSON.stringify(frame) };
  },
};

const limited = Object.entries({ ...BAD_DOCUMENTS, ...TOO_COMPLEX }).map(
  ([name, query]) => [name, { query }] as [string, Attack],
);

describe.each(Object.entries(TRANSPORTS))('attacks over %s', (_transport, send) => {
  test.each([...Object.entries(REFUSED), ...limited])('%s is rejected at little cost', async (_, attack) => {
    const { result, milliseconds } = await timeOf(() => send(attack));
    expect(result).toEqual({ isRefused: true, text: result.text });
    expect(result.text).not.toContain('"INTERNAL"');
    expect(leakIn(result.text)).toBeNull();
    expect(milliseconds).toBeLessThan(LITTLE);
  });

  test.each(searches())('%s accepts any text literally', async (_, query) => {
    for (const search of SEARCHES) {
      const { isRefused, text } = await send({ query, variables: { ...required, search } });
      expect({ isRefused, text }).toEqual({ isRefused: false, text });
      expect(text).toMatch(/"totalCount":0|"data":\{"\w+":\[\]\}/);
      expect(leakIn(text)).toBeNull();
    }
  });
});

/** Every list with a search argument, most of which are pages. */
function searches(): [string, string][] {
  const fields = Object.values(schema.getQueryType()!.getFields());
  return fields
    .filter(({ args }) =>
      args.some(({ name, type }) => name === 'search' && isScalarType(getNamedType(type))),
    )
    .map(({ name, args, type }) => {
      const taken = args.filter((arg) => arg.name === 'search' || isRequiredArgument(arg));
      const variables = taken.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
      const values = taken.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const counted = isListType(getNullableType(type)) ? '__typename' : 'totalCount';
      return [name, `query (${variables}) { ${name}(${values}) { ${counted} } }`];
    });
}

test('some lists have a search argument', () => {
  expect(searches().length).toBeGreaterThan(3);
});

test('no attack causes an error in the log', () => {
  expect(app.log.filter(isErrorLine)).toEqual([]);
});
