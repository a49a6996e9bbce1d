import { afterEach, expect, test, vi } from 'vitest';
import { deleteDraftsOf, loadDraft, saveDraft } from './drafts.ts';

afterEach(() => void vi.useRealTimers());

test('keeps a draft of an account for 30 days, then deletes it from storage', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01') });
  saveDraft('ada school', 'reply', { body: 'Caslon' });
  vi.setSystemTime(new Date('2026-03-31'));
  expect(loadDraft('ada school', 'reply')).toEqual({ body: 'Caslon' });
  vi.setSystemTime(new Date('2026-04-01'));
  expect(loadDraft('bob school', 'reply')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('keeps a draft of a visitor in this tab only', () => {
  saveDraft(null, 'register', { firstName: 'Ada' });
  expect(loadDraft(null, 'register')).toEqual({ firstName: 'Ada' });
  expect(localStorage).toHaveLength(0);
});

test('deletes the drafts of one user in all institutions', () => {
  for (const owner of ['ada school', 'ada college', 'adam school']) saveDraft(owner, 'reply', owner);
  deleteDraftsOf('ada');
  expect(loadDraft('ada school', 'reply')).toBeUndefined();
  expect(loadDraft('ada college', 'reply')).toBeUndefined();
  expect(loadDraft('adam school', 'reply')).toBe('adam school');
});

test('ignores a draft that cannot be read', () => {
  localStorage.setItem('draft:ada school:reply', '{');
  expect(loadDraft('ada school', 'reply')).toBeUndefined();
});
