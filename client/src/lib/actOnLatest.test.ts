import { expect, test, vi } from 'vitest';
import { texts } from '#texts/en';
import { actOnLatest } from './actOnLatest.ts';

const conflict = (extensions: object) => ({ errors: [{ message: 'From the server.', extensions }] });
const STALE = conflict({ code: 'CONFLICT', currentVersion: 2 });
const outdated = texts.outdated.text;

test('an act on an older version loads the newer one and says so', async () => {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(actOnLatest(() => Promise.reject(STALE), { reload })).rejects.toThrow(outdated);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another conflict loads the object and keeps the message of the server', async () => {
  const ended = conflict({ code: 'CONFLICT' });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(actOnLatest(() => Promise.reject(ended), { reload })).rejects.toBe(ended);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a newer version that cannot be loaded is not said to be shown', async () => {
  const reload = () => Promise.reject(new Error('offline'));
  await expect(actOnLatest(() => Promise.reject(STALE), { reload })).rejects.toBe(STALE);
});

test('other failures load nothing', async () => {
  const failure = conflict({ code: 'FORBIDDEN' });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await expect(actOnLatest(() => Promise.reject(failure), { reload })).rejects.toBe(failure);
  expect(reload).not.toHaveBeenCalled();
  await expect(actOnLatest(() => Promise.resolve(1), { reload })).resolves.toBe(1);
});
