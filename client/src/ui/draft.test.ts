import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '#lib/drafts';
import { getIdentity, signOut, startSession } from '#lib/session';
import { someToken } from '#lib/testing/token';
import { becomeVisitor } from '#lib/testing/visitor';
import { openDraft } from './draft.ts';

beforeEach(becomeVisitor);

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

test('a form that changes after signing out brings no draft back', () => {
  startSession(someToken());
  const owner = getIdentity();
  const draft = openDraft('essay', { text: '', files: [] as string[] });
  draft.save({ text: 'Set in Caslon.', files: ['solution.ts'] });
  expect(loadDraft(owner, 'essay')).toEqual({ text: 'Set in Caslon.', files: ['solution.ts'] });
  signOut();
  draft.save({ text: 'Set in Caslon.', files: [] });
  expect(loadDraft(owner, 'essay')).toBeUndefined();
});
