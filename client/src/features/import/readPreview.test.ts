import { expect, test } from 'vitest';
import { readPreview } from './readPreview.ts';

/** Bytes of a file, as jsdom's own have no `arrayBuffer`. */
const fileOf = (bytes: Uint8Array): File =>
  Object.assign(new File([], 'class.csv'), { arrayBuffer: () => Promise.resolve(bytes.buffer) });

const textOf = (text: string): File => fileOf(new TextEncoder().encode(text));

/** Returns the bytes of a text with characters up to U+00FF. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const read = async (file: File) => {
  const { rowCount, problems, fileProblem } = await readPreview({ file });
  const place = ({ line, column, message }: { line: number; column: string | null; message: string }) =>
    `${line} ${column ?? '-'}: ${message}`;
  return { rowCount, problems: problems.map(place), fileProblem: fileProblem && place(fileProblem) };
};

test.each([
  [
    'separators, blank lines and values of several lines',
    '\uFEFFE-Mail;First Name;Class;Notes\r\nIda@Example.org;Ida;;"one\ntwo"\r\n\r\n\r\nida@example.org;Ida;;\r\nno;A;;\r\n',
    {
      rowCount: 3,
      problems: ['6 E-Mail: This address is already in line 2.', '7 E-Mail: Enter a valid email address.'],
      fileProblem: null,
    },
  ],
  [
    'too many values',
    'email\na@example.org,Ada\n',
    {
      rowCount: 1,
      problems: ['2 -: This line has 2 values, but the header has 1.'],
      fileProblem: null,
    },
  ],
  [
    'a quotation mark inside of a value',
    'email,first name\na@example.org,O"Neil\n',
    { rowCount: 1, problems: [], fileProblem: null },
  ],
  [
    'a quotation mark that is never closed',
    'email,first name\na@example.org,A\nb@example.org,"B\nc@example.org,C\n',
    {
      rowCount: 1,
      problems: [],
      fileProblem: '3 -: A quotation mark in this line is never closed. We couldn’t read the lines after it.',
    },
  ],
  [
    'no addresses',
    'name\nAda\n',
    { rowCount: 0, problems: [], fileProblem: '1 -: The column “email” is missing.' },
  ],
  ['nothing', '\n\n', { rowCount: 0, problems: [], fileProblem: '1 -: The file is empty.' }],
])('previews a file as the server reads it: %s', async (_, text, expected) => {
  expect(await read(textOf(text))).toEqual(expected);
});

test('finds the first character of another encoding, and converts the file', async () => {
  const file = fileOf(latin1('email,first name\nrene@example.org,Ren\xe9\n'));
  expect((await readPreview({ file })).fileProblem).toMatchObject({ line: 2, column: '21' });
  const preview = await readPreview({ file, encoding: 'windows-1252' });
  expect(preview).toMatchObject({ fileProblem: null, rows: [{ firstName: 'René' }], problemCount: 0 });
  expect(preview.file).not.toBe(file);
});

test('recognizes UTF-16', async () => {
  const text = '\uFEFFemail\na@example.org\n';
  const utf16 = new Uint8Array(new Uint16Array(Array.from(text, (letter) => letter.charCodeAt(0))).buffer);
  expect(await readPreview({ file: fileOf(utf16) })).toMatchObject({
    encoding: 'utf-16le',
    rowCount: 1,
    problemCount: 0,
    fileProblem: null,
  });
});
