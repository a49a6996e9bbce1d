import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withWholeCharacters } from '#kernel/whole-characters';

describe('JSON with whole characters', () => {
  test.each([
    ['"a\\ud800"', 'a\ufffd'],
    ['"\\udfffb"', '\ufffdb'],
    ['"\\uDC00\\uD800"', '\ufffd\ufffd'],
    ['"\\ud83d\\ude00"', '😀'],
    ['"\\ud83d\\ud83d\\ude00"', '\ufffd😀'],
    ['"\\\\ud800"', '\\ud800'],
    ['"\\\\\\ud800"', '\\\ufffd'],
    ['"\\u00e9\\n"', 'é\n'],
  ])('of %s is %j', (json, text) => {
    expect(JSON.parse(withWholeCharacters(json))).toBe(text);
  });

  test('is the same text with half pairs replaced, whatever the text', () => {
    const unit = fc.oneof(
      fc.constantFrom('\\', 'u', 'd83d', '"'),
      fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
    );
    fc.assert(
      fc.property(
        fc.array(unit).map((units) => units.join('')),
        (text) => {
          expect(JSON.parse(withWholeCharacters(JSON.stringify(text)))).toBe(Buffer.from(text).toString());
        },
      ),
    );
  });
});
