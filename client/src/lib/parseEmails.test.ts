import { expect, test } from 'vitest';
import { parseEmails } from './parseEmails.ts';

test('addresses are on lines of their own, or have commas or semicolons between them as in a mail program', () => {
  expect(
    parseEmails('ann@a.example, bo@b.example; cy@c.example\r\n\n ANN@a.example \ndi@d.example,'),
  ).toEqual(['ann@a.example', 'bo@b.example', 'cy@c.example', 'di@d.example']);
});
