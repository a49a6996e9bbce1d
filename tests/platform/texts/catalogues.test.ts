import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/language.rules';
import { MESSAGES, SAID, translate } from '#kernel/translate';
import { literalsIn, missingTexts, untranslated } from '../../../scripts/checks/texts.mjs';
import { sentTexts, textsIn } from '../../../scripts/support/messages.mjs';

const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

test('no text is missing in any language', () => {
  expect(missingTexts()).toEqual([]);
});

test('finds a message without a translation, a translation that nothing uses, and one with other values', () => {
  const found = sentTexts();
  found.errors.set('Your {1} is on fire.', ['server/src/modules/x/x.service.ts']);
  found.forms.delete('Enter a name.');
  const findings = untranslated(found);
  for (const language of others) {
    const folder = `server/src/kernel/texts/${language}`;
    expect(findings).toContain(
      `${folder}/errors.ts lacks 'Your {1} is on fire.' of server/src/modules/x/x.service.ts`,
    );
    expect(findings).toContain(`${folder}/forms.rules.ts has 'Enter a name.', which nothing sends`);
  }
});

test.each([
  ["throw Conflict('Wait a minute');", ['Wait a minute']],
  ['throw Invalid(`Use at most ${max} of ${all} words.`);', ['Use at most {1} of {2} words.']],
  ["const problem = isOne ? 'It is one.' : 'They are many.';", ['It is one.', 'They are many.']],
  ["throw new Error('Nobody sees this.'); log.warn('Nobody sees this.');", []],
])('lists the messages of %s', (source, messages) => {
  expect(textsIn('server/src/modules/x/x.service.ts', source).sent).toEqual(messages);
});

test('lists the texts of mails with their values by number', () => {
  const source = 'const subject = say`${name} invites you to ${course}`;';
  expect(textsIn('server/src/modules/x/x.mail.ts', source).said).toEqual(['{1} invites you to {2}']);
});

test.each([
  '<p>Hello you</p>',
  '<input aria-label="Your name" />',
  "<p>{isOpen ? 'Open now' : t.closed}</p>",
  "notify.error('It failed');",
  "formatPlural(count, 'seat');",
  "const plan = { id: 'FREE', description: 'Up to three students' };",
  "const plan = { id: 'FREE', features: ['Basic support', t.reports] };",
])('finds the English text in %s', (source) => {
  expect(literalsIn('client/src/features/x/X.tsx', source)).toHaveLength(1);
});

test.each([
  '<p>{t.hello}</p>',
  '<p className="large">{count}</p>',
  '<p> · </p>',
  "const plan = { title: t.title, features: ['FREE', 'last-week', 'M60 24c-8'] };",
])('accepts %s', (source) => {
  expect(literalsIn('client/src/features/x/X.tsx', source)).toEqual([]);
});

describe.each(others)('messages in %s', (language) => {
  const catalogue = MESSAGES[language as keyof typeof MESSAGES];
  const value = (number: string) => `Wert${number}`;
  const filled = (text: string) => text.replaceAll(/\{(\d+)\}/g, (_, number: string) => value(number));

  test('are recognized with their values, each by its own translation', () => {
    const wrong = Object.entries(catalogue).filter(
      ([english, translation]) => translate(filled(english), language) !== filled(translation),
    );
    expect(wrong).toEqual([]);
    expect(Object.entries(catalogue).filter(([english, translation]) => english === translation)).toEqual([]);
  });

  test('mails and documents differ from the English ones', () => {
    const same = Object.entries(SAID[language as keyof typeof SAID]).filter(
      ([english, translation]) => english === translation && /[a-z]{3}/.test(english),
    );
    expect(
      same
        .map(([english]) => english)
        .filter((english) => !['Data Science', 'Design', 'Total'].includes(english)),
    ).toEqual([]);
  });
});

describe('a message', () => {
  test.each([
    ['Use at most 4,000 characters.', 'Verwenden Sie höchstens 4.000 Zeichen.'],
    ['Line 3: This line is too long.', 'Zeile 3: Diese Zeile ist zu lang.'],
    ['Enter a price in rubles.', 'Enter a price in rubles.'],
    ['The content of “a. b” doesn’t match its file type.', 'Der Inhalt von „a. b“ passt nicht zum Dateityp.'],
  ])('%s is translated with its values', (english, german) => {
    expect(translate(english, 'de')).toBe(german);
    expect(translate(english, 'en')).toBe(english);
    expect(translate(english, null)).toBe(english);
  });

  test('of any length is translated in little time', () => {
    const hostile = `Enter ${'1 to '.repeat(300)}`;
    const began = performance.now();
    for (let count = 0; count < 1000; count++) translate(hostile, 'de');
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
