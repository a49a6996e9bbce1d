import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { certificatePdf } from '#modules/certificate/certificate.pdf';
import { receiptPdf } from '#modules/order/receipt.pdf';
import { visualRuns } from '#platform/pdf/bidi';
import { scriptsOf } from '#platform/pdf/script-fonts';

const base = {
  number: 'M3KX-7W0P-QD5T',
  studentName: 'Ana Silva',
  courseTitle: 'GraphQL',
  institutionName: 'Demo University',
  logo: null,
  accent: null,
  grade: null,
  issuedBy: null,
  issuedAt: new Date(0),
  proofUrl: 'https://lyceum.example/certificates/M3KX-7W0P-QD5T',
  language: 'en' as const,
};

const SCRIPTS: [script: string, texts: Partial<typeof base>][] = [
  [
    'Chinese',
    { studentName: '王小明 龘', courseTitle: '数据科学基础（第二版）', institutionName: '北京大学' },
  ],
  ['traditional Chinese', { studentName: '陳怡君', courseTitle: '資料科學與應用' }],
  ['Japanese', { studentName: '山田 太郎', courseTitle: 'はじめてのデータサイエンス「直感」' }],
  ['Korean', { studentName: '김철수', courseTitle: '데이터 과학의 기초' }],
  ['Arabic', { studentName: 'محمد سعيد', courseTitle: 'برمجة (2) GraphQL' }],
  ['Hebrew', { studentName: 'דוד כהן', courseTitle: 'מבוא (2) GraphQL' }],
  ['Greek and Cyrillic', { studentName: 'Παπαδόπουλος Константин', courseTitle: 'Łódź' }],
];

/** Returns the decompressed streams of a document, as latin1. */
const streamsOf = (file: Buffer): string[] =>
  [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream]) => {
    try {
      return [inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });

/** Letters of the fonts of a document by its maps from glyphs to text, and whether a text uses the glyph for missing ones. */
function lettersOf(file: Buffer): { letters: Set<string>; hasMissing: boolean } {
  const streams = streamsOf(file);
  const letters = new Set<string>();
  for (const map of streams.filter((stream) => stream.includes('beginbfrange')))
    for (const [, codes] of map.matchAll(/<([\da-f]{4,})>/gi))
      for (const unit of Buffer.from(codes!, 'hex').swap16().toString('utf16le')) letters.add(unit);
  const page = streams.find((stream) => stream.includes(' Tf'))!;
  const hasMissing = [...page.matchAll(/<([\da-f]+)>/gi)].some(([, glyphs]) =>
    glyphs!.match(/.{4}/g)?.includes('0000'),
  );
  return { letters, hasMissing };
}

describe('a document has each letter of a name and a title, and no box', () => {
  test.each(SCRIPTS)('in %s', async (_, texts) => {
    const certified = { ...base, ...texts };
    const file = await certificatePdf(certified);
    const { letters, hasMissing } = lettersOf(file);
    expect(hasMissing).toBe(false);
    const wanted = Array.from(certified.studentName + certified.courseTitle).filter((letter) =>
      /[\p{L}\p{N}]/u.test(letter),
    );
    expect(wanted.filter((letter) => !letters.has(letter))).toEqual([]);
    // The letters in use only: whole fonts have megabytes.
    expect(file.length).toBeLessThan(150_000);
    expect(await certificatePdf(certified)).toEqual(file);
  });

  test('also on receipts, with several scripts at once', async () => {
    const file = await receiptPdf(
      {
        heading: 'Receipt 12',
        seller: '北京大学',
        buyerName: '김철수',
        buyerEmail: 'kim@example.org',
        title: 'はじめての',
        plan: 'أساسي',
        amount: 100,
        discount: 0,
        couponCode: null,
        currency: 'USD',
        paidBy: null,
        at: new Date(0),
        isPaid: true,
        refundedAt: null,
      },
      'en',
    );
    const { letters, hasMissing } = lettersOf(file);
    expect(hasMissing).toBe(false);
    for (const letter of '北京大学김철수はじめてأساسي') expect(letters).toContain(letter);
  });

  test('and leaves out emoji', async () => {
    expect(lettersOf(await certificatePdf({ ...base, studentName: 'Ana 🎓 Silva' })).hasMissing).toBe(false);
  });
});

test('the fonts of a script are loaded for its letters only', () => {
  expect(scriptsOf(['Łukasz', 'Παπα', 'דוד'])).toEqual([]);
  expect(scriptsOf(['王小明'])).toEqual(['chinese']);
  expect(scriptsOf(['山田', 'さくら'])).toEqual(['japanese']);
  expect(scriptsOf(['김철수', '金', 'محمد'])).toEqual(['korean', 'arabic']);
});

describe('right-to-left text', () => {
  const shown = (line: string) => visualRuns(line, () => 'one').map(({ text }) => text);

  test('is in its order among left-to-right text', () => {
    expect(shown('abc')).toEqual(['abc']);
    expect(shown('abc שלום def')).toEqual(['abc ', 'שלום', ' def']);
    expect(shown('שלום abc')).toEqual(['abc', 'שלום ']);
  });

  test('has its brackets turned around', () => {
    expect(shown('שלום (דוד)')).toEqual(['(', 'דוד', ')', 'שלום ']);
  });
});
