import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastTimer } from './ToastTimer.tsx';

let onEnd: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  onEnd = vi.fn<() => void>();
  render(
    <div className="Toastify__toast" data-testid="toast">
      <button type="button">Undo</button>
      <ToastTimer kind="success" time={5000} onEnd={onEnd} />
    </div>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));
const focus = (): void => act(() => screen.getByRole('button').focus());

test('ends after its time', () => {
  pass(4999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('waits under the pointer, and then for the time that was left', () => {
  const toast = screen.getByTestId('toast');
  pass(4000);
  fireEvent.mouseEnter(toast);
  pass(60_000);
  fireEvent.mouseLeave(toast);
  pass(999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('waits while its button has the focus, also when the window gets the focus or the pointer leaves', () => {
  focus();
  fireEvent(window, new Event('blur'));
  fireEvent(window, new Event('focus'));
  fireEvent.mouseEnter(screen.getByTestId('toast'));
  fireEvent.mouseLeave(screen.getByTestId('toast'));
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').blur());
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('waits while the window has no focus', () => {
  fireEvent(window, new Event('blur'));
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent(window, new Event('focus'));
  pass(5000);
  expect(onEnd).toHaveBeenCalledOnce();
});
