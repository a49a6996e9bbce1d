import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { rereadOnConflict } from './rereadOnConflict.ts';

const failure = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { code } }] });

test('rereads the object after a conflict, and throws the error', async () => {
  const reread = vi.fn(async () => null);
  await expect(rereadOnConflict(() => Promise.reject(failure('CONFLICT')), reread)).rejects.toThrow(
    'Refused',
  );
  expect(reread).toHaveBeenCalledOnce();
});

test('throws the conflict even if the object cannot be read', async () => {
  const mutate = () => Promise.reject(failure('CONFLICT'));
  await expect(rereadOnConflict(mutate, () => Promise.reject(new Error('Offline')))).rejects.toThrow(
    'Refused',
  );
});

test('reads nothing after a success and after other errors', async () => {
  const reread = vi.fn(async () => null);
  expect(await rereadOnConflict(async () => 'done', reread)).toBe('done');
  await expect(rereadOnConflict(() => Promise.reject(failure('FORBIDDEN')), reread)).rejects.toThrow(
    'Refused',
  );
  expect(reread).not.toHaveBeenCalled();
});
