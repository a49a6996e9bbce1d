import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeProvider } from '#ui/ThemeProvider';
import { readOrigin } from '#lib/origin';
import { GuestOnly } from './GuestOnly.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { restoreSession, setPersistent, signOut, startSession, type SessionRole } from '#lib/session';
import { someToken } from '#lib/testing/token';
import { becomeVisitor } from '#lib/testing/visitor';

beforeEach(becomeVisitor);

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

function Where({ name }: { name: string }) {
  const { state } = useLocation();
  return <p>{`${name} from ${readOrigin(state)}`}</p>;
}

function open(path: string, roles: SessionRole[] = []) {
  return render(
    <ThemeProvider env="test">
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/login"
            element={
              <GuestOnly>
                <Where name="login" />
              </GuestOnly>
            }
          />
          <Route
            path="/verify"
            element={
              <RequireAuth unverified>
                <p>verify</p>
              </RequireAuth>
            }
          />
          <Route path="/unauthorized" element={<p>unauthorized</p>} />
          <Route
            path="/two-factor"
            element={
              <RequireAuth>
                <Where name="two-factor" />
              </RequireAuth>
            }
          />
          <Route
            path="/dashboard"
            element={
              <RequireAuth>
                <p>dashboard</p>
              </RequireAuth>
            }
          />
          <Route
            path="/cohorts"
            element={
              <RequireAuth roles={roles}>
                <p>cohorts</p>
              </RequireAuth>
            }
          />
        </Routes>
      </MemoryRouter>
    </ThemeProvider>,
  );
}

test('redirects visitors to the login screen with the requested URL', () => {
  open('/cohorts?page=2#top');
  expect(screen.getByText('login from /cohorts?page=2#top')).toBeTruthy();
});

test('admits signed-in users when no role is required', () => {
  startSession(someToken({ role: null }));
  open('/cohorts');
  expect(screen.getByText('cohorts')).toBeTruthy();
});

test('admits a listed role and redirects other roles to /unauthorized', () => {
  startSession(someToken({ role: 'admin' }));
  open('/cohorts', ['admin', 'instructor']).unmount();
  startSession(someToken({ role: 'student' }));
  open('/cohorts', ['admin', 'instructor']);
  expect(screen.getByText('unauthorized')).toBeTruthy();
});

test('redirects unverified accounts of every role to /verify', () => {
  startSession(someToken({ isVerified: false, role: 'student' }));
  open('/cohorts', ['admin']);
  expect(screen.getByText('verify')).toBeTruthy();
});

test('redirects members without the required two-factor authentication to its set-up', () => {
  startSession(someToken({ role: null, mustSetUpTwoFactor: true }));
  open('/cohorts', ['instructor']);
  expect(screen.getByText('two-factor from /cohorts')).toBeTruthy();
});

test('redirects signed-in users away from the login screen', () => {
  startSession(someToken());
  open('/login');
  expect(screen.getByText('dashboard')).toBeTruthy();
});

test('returns to the requested page after sign-in', () => {
  open('/cohorts');
  act(() => void startSession(someToken()));
  expect(screen.getByText('cohorts')).toBeTruthy();
});

test('forgets the requested page on sign-out', () => {
  startSession(someToken());
  open('/cohorts');
  act(() => signOut());
  expect(screen.getByText('login from /dashboard')).toBeTruthy();
});

test('does not redirect while the session is being restored', async () => {
  let answer = () => {};
  const arrived = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await arrived;
    return new Response(JSON.stringify({ data: { refreshSession: { accessToken: someToken() } } }));
  });
  setPersistent(true);
  const restored = restoreSession();
  open('/cohorts');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(screen.queryByText(/login/)).toBeNull();
  answer();
  await act(() => restored);
  expect(screen.getByText('cohorts')).toBeTruthy();
});

test.each([
  null,
  undefined,
  'x',
  {},
  { from: 7 },
  { from: 'https://evil.example' },
  { from: '//evil.example' },
  { from: '/\\evil' },
])('does not follow the origin %j', (state) => {
  expect(readOrigin(state)).toBe('/dashboard');
});
