import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '../support/app.ts';
import { queueMail } from '../../server/src/mail/mail.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const codeFor = (to: string) =>
  ({ to, template: 'verification-code', data: { code: '123456', minutes: '10' } }) as const;

describe('a job', () => {
  test('is done once its transaction is committed', async () => {
    await app.services.orm.em.fork().transactional(async (em) => {
      await queueMail(em, codeFor('committed@example.org'));
    });
    const [mail] = await app.mailTo('committed@example.org');
    expect(mail!.subject).toBe('123456 is your Lyceum verification code');
  });
});
