import fc from 'fast-check';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BOUNDARY, CONTENT, END, FORM, PATH } from '#tests/modules/file/upload';
import { assertNoFault, assertNoLoggedErrors } from './faults.ts';
import { holds, PATIENCE, shareOf } from './runs.ts';
import { anyHeaders, anyText, mostly } from './values.ts';
import { ACTORS, aWorld, type World } from './world.ts';

vi.setConfig({ testTimeout: PATIENCE });

let world: World;
const tally = { given: 0, answered: 0 };
const names: string[] = [];
beforeAll(async () => {
  world = await aWorld();
}, PATIENCE);
afterAll(() => world.app.stop());

const ending = fc.constantFrom('.js', '.tsx', '.pdf', '.zip', '.html', '');
const name = fc.tuple(anyText, ending).map((parts) => parts.join(''));
const content = fc.oneof(
  fc.constantFrom(...Object.values(CONTENT), 'export {}').map((bytes) => Buffer.from(bytes as string)),
  fc.uint8Array({ maxLength: 6_000 }).map((bytes) => Buffer.from(bytes)),
);

/** File names with matching contents, and others. */
const file: fc.Arbitrary<[string, Buffer]> = mostly(
  2,
  fc.oneof(
    fc.constantFrom<[string, Buffer]>(['a.pdf', CONTENT.pdf], ['a.zip', CONTENT.zip]),
    anyText.map((text): [string, Buffer] => [`${text}.js`, Buffer.from('export {}')]),
  ),
  fc.tuple(name, content),
);

const head = ([called, bytes]: [string, Buffer]): [string, Buffer] => [
  `form-data; name="file"; filename="${called}"`,
  bytes,
];
const disposition = mostly(5, file.map(head), fc.tuple(anyText, content));
const partHeaders = mostly(8, fc.constant('content-type: text/plain'), anyText);
const part = fc
  .tuple(disposition, partHeaders)
  .map(([[said, bytes], more]) =>
    Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: ${said}\r\n${more}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );

/** Generates a form, mostly with one part, from which a piece may be cut or into which one may be inserted. */
const body = fc
  .tuple(
    mostly(
      4,
      part.map((one) => [one]),
      fc.array(part, { maxLength: 4 }),
    ),
    mostly(3, fc.constant(null), fc.tuple(fc.nat(8_000), fc.nat(400), fc.uint8Array({ maxLength: 40 }))),
  )
  .map(([parts, change]) => {
    const whole = Buffer.concat([...parts, END.subarray(2)]);
    if (!change) return whole;
    const [at, length, bytes] = change;
    return Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + length)]);
  });

const type = mostly(
  6,
  fc.constant(FORM['content-type']),
  anyText.map((text) => `multipart/form-data; ${visible(text)}`),
);

/** Characters that Node accepts in headers. */
const visible = (text: string) => text.replaceAll(/[^\u0020-\u007e]/g, '');

const address = mostly(
  8,
  fc.constant(PATH),
  anyText.map((text) => `/files?purpose=${encodeURIComponent(Buffer.from(text).toString())}`),
);

test('fuzzed uploads cause no server error', async () => {
  const { app } = world;
  const input = fc.tuple(
    mostly(6, fc.constant('student' as const), fc.constantFrom(...ACTORS)),
    address,
    body,
    type,
    mostly(8, fc.constant({}), anyHeaders),
  );
  await holds('uploads', shareOf(0.03), input, async ([actor, to, sent, contentType, more]) => {
    await app.db.query('delete from attempt');
    const as = await world.as(actor);
    const headers = { ...more, 'content-type': contentType, 'content-length': String(sent.length) };
    const answer = await app.request('POST', to, { as, body: sent, headers });
    assertNoFault(app, `${actor}: POST ${to} ${contentType}\n${sent.toString('latin1')}`, answer);
    tally.answered++;
    if (answer.status === 201) {
      tally.given++;
      names.push((answer.body as { name: string }).name);
    }
    if (tally.answered % 20 === 0) await app.db.query('delete from file where holder_id is null');
  });
});

test('many uploads were accepted under safe names, and nothing else is in the folder', async () => {
  expect(names.filter((taken) => !/^[^\p{Cc}/\\]+\.(js|tsx|pdf|zip)$/u.test(taken))).toEqual([]);
  expect(tally.given / tally.answered).toBeGreaterThan(0.1);
  const folder = path.join(world.app.services.config.dataDir, 'files');
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.filter(({ parentPath }) => parentPath.endsWith('.incoming'))).toEqual([]);
  expect(files.filter(({ name: id }) => !/^[0-9a-f-]{36}$/.test(id))).toEqual([]);
});

test('no errors were logged behind the responses', () => assertNoLoggedErrors(world.app));
