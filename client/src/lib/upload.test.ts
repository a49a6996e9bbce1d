import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from './errors.ts';
import { getFreshAccessToken, refreshSession } from './session.ts';
import { upload } from './upload.ts';

vi.mock('./session.ts');

/** Fake XMLHttpRequest whose response the test determines. */
class FakeCall {
  static all: FakeCall[] = [];
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  responseType = '';
  sent: FormData | null = null;
  address = '';
  readonly headers: Record<string, string> = {};
  readonly #events = new EventTarget();

  constructor() {
    FakeCall.all.push(this);
  }
  open(_method: string, address: string): void {
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  addEventListener(type: string, listener: () => void): void {
    this.#events.addEventListener(type, listener);
  }
  send(form: FormData): void {
    this.sent = form;
  }
  abort(): void {
    this.tell('abort');
  }
  tell(type: string): void {
    this.#events.dispatchEvent(new Event(type));
  }
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.tell('load');
  }
}

beforeEach(() => {
  FakeCall.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  vi.mocked(getFreshAccessToken).mockResolvedValue('token');
});
afterEach(() => vi.unstubAllGlobals());

const file = new File(['export {}'], 'answer.js');
const STORED = { id: 'one', name: 'answer.js', size: 9, contentType: 'text/javascript' };

function start(signal = new AbortController().signal) {
  const onProgress = vi.fn<(percent: number) => void>();
  const ended = upload(file, { purpose: 'submission', signal, onProgress });
  ended.catch(() => null); // awaited later
  return { ended, onProgress };
}
const call = (at = 0) => vi.waitUntil(() => FakeCall.all[at]?.sent && FakeCall.all[at]);

test('sends a file with the token and reports its progress', async () => {
  const { ended, onProgress } = start();
  const sent = await call();
  expect([sent.address, sent.headers]).toEqual([
    '/files?purpose=submission',
    { authorization: 'Bearer token' },
  ]);
  expect((sent.sent!.get('file') as File).name).toBe('answer.js');
  sent.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
  sent.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 2, total: 2 }));
  expect(onProgress.mock.calls).toEqual([[50], [99]]);
  sent.answer(201, STORED);
  expect(await ended).toEqual(STORED);
});

test.each([401, 403])('refreshes a token that is rejected with %i once', async (status) => {
  vi.mocked(refreshSession).mockResolvedValue('renewed');
  const { ended } = start();
  (await call()).answer(status, { message: 'Your session has expired.', code: 'TOKEN_EXPIRED' });
  const again = await call(1);
  expect(again.headers['authorization']).toBe('Bearer renewed');
  again.answer(201, STORED);
  expect(await ended).toEqual(STORED);
});

test('throws the error message of the server', async () => {
  const { ended } = start();
  (await call()).answer(413, { message: 'Some files exceed the maximum size of 10MB', code: 'INVALID' });
  await expect(ended).rejects.toMatchObject({
    status: 413,
    code: 'INVALID',
    message: 'Some files exceed the maximum size of 10MB',
  });
});

test('reports a network failure as such, and a page of a proxy as no response', async () => {
  const first = start();
  (await call()).tell('error');
  await expect(first.ended).rejects.toMatchObject({ code: 'NETWORK' });
  const second = start();
  (await call(1)).answer(502, null);
  await expect(second.ended).rejects.toMatchObject({ code: 'INTERNAL', status: 502 });
  await expect(second.ended).rejects.toBeInstanceOf(RequestError);
});

test('aborts before and during the upload', async () => {
  const controller = new AbortController();
  const { ended } = start(controller.signal);
  await call();
  controller.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  await expect(start(controller.signal).ended).rejects.toMatchObject({ name: 'AbortError' });
});
