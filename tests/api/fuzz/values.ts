import fc from 'fast-check';

/** Texts at the limits of what fields accept. */
const TEXTS = [
  '',
  ' ',
  'Title',
  'a@b.co',
  'www',
  'A'.repeat(6000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  'b\udfff',
  '\u202e',
  '\u200b\u2066x',
  '🎓',
  'e\u0301'.repeat(50),
];
const DATES = [
  '2027-01-01T00:00:00Z',
  '2027-02-30',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '1e9',
];
const NUMBERS = [0, -0, -1, 1, 1.5, 30, 100, 101, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e300, -1e-300];
const CODE = [
  '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242',
  "'; drop table course; --",
  '%_\\',
  'a & | ! <-> :*',
  '(((',
  '${7*7}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'http://127.0.0.1:9/hooks',
  'javascript:alert(1)',
];

const EDGES: unknown[] = [TEXTS, DATES, NUMBERS, CODE, [true, false, null]].flat();

/** Generates any JSON value, preferring edge cases. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS, ...DATES, ...CODE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

/** Picks one of several generators, the first `weight` times as often. */
export const mostly = <T>(weight: number, usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Generates a value once in `times`; otherwise null. */
export const rarely = <T>(times: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  mostly<T | null>(times, fc.constant(null), value);

/** List cursors, both genuine and forged. */
export const anyCursor: fc.Arbitrary<string> = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }).map((value) => encoded(JSON.stringify(value))),
  fc.tuple(fc.constantFrom(...EDGES), fc.constantFrom(...EDGES)).map((keys) => encoded(JSON.stringify(keys))),
  fc.tuple(fc.constantFrom(...DATES, ...TEXTS), fc.uuid()).map((keys) => encoded(JSON.stringify(keys))),
  anyText,
);

const encoded = (text: string) => Buffer.from(text).toString('base64');

/** Characters that the value of a header may have. */
const headerText = fc.oneof(
  fc.constantFrom('', '*/*', 'null', '0', '-1', '__proto__', "'; drop table course; --", 'x'.repeat(2000)),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code < 0x7f || code > 0x9f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);

const bearer = fc.oneof(
  headerText.map((text) => `Bearer ${text}`),
  fc.constantFrom(
    'Bearer',
    'Basic YTpi',
    'Bearer a.b.c',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    `Bearer lyc_${'x'.repeat(40)}`,
  ),
  headerText,
);

/** Additional request headers. */
export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: headerText,
    'accept-language': headerText,
    'user-agent': headerText,
    'idempotency-key': fc.oneof(headerText, fc.uuid()),
    'x-forwarded-for': headerText,
    'x-forwarded-host': headerText,
    'x-request-id': headerText,
    'x-http-method-override': fc.constantFrom('DELETE', 'GET', 'x'),
    cookie: fc.oneof(
      headerText,
      headerText.map((text) => `refresh_token=${text}`),
    ),
    origin: fc.oneof(headerText, fc.constantFrom('http://evil.example', 'null')),
    'if-none-match': headerText,
    range: fc.constantFrom('bytes=0-', 'bytes=-9999999999'),
    authorization: bearer,
    'content-type': fc.oneof(
      headerText,
      fc.constantFrom(
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'multipart/form-data',
      ),
    ),
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
  },
  { requiredKeys: [] },
);
