import { useEffect, useRef, useState } from 'react';

interface ToastTimerProps {
  kind: 'success' | 'error' | 'info';
  /** Milliseconds until the end. */
  time: number;
  onEnd: () => void;
}

type Reason = 'pointer' | 'focus' | 'window';

/**
 * Bar of a toast that shows the time left, and ends it. The time stops while the pointer or the focus is in the toast, and
 * while the window has no focus: as long as one of these holds. The library's own bar resumes on any of their ends, and when the
 * animation of the appearance ends late, so that a toast closed under a focused button; and it closes by an event of the animation,
 * which a busy browser may not send.
 */
export function ToastTimer({ kind, time, onEnd }: ToastTimerProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [reasons, setReasons] = useState<ReadonlySet<Reason>>(
    () => new Set(document.hasFocus() ? [] : ['window']),
  );
  const left = useRef(time);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    const toast = bar.current!.closest('.Toastify__toast')!;
    const listening = new AbortController();
    const listen = (target: EventTarget, name: string, reason: Reason, isHeld: boolean) =>
      target.addEventListener(
        name,
        (event) => {
          const { relatedTarget } = event as FocusEvent;
          if (reason === 'focus' && relatedTarget instanceof Node && toast.contains(relatedTarget)) return;
          setReasons((held) => {
            const next = new Set(held);
            if (isHeld) next.add(reason);
            else next.delete(reason);
            return next;
          });
        },
        { signal: listening.signal },
      );
    listen(toast, 'mouseenter', 'pointer', true);
    listen(toast, 'mouseleave', 'pointer', false);
    listen(toast, 'focusin', 'focus', true);
    listen(toast, 'focusout', 'focus', false);
    listen(window, 'blur', 'window', true);
    listen(window, 'focus', 'window', false);
    return () => listening.abort();
  }, []);
  const isPaused = reasons.size > 0;
  useEffect(() => {
    if (isPaused) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [isPaused]);
  return (
    <div className="Toastify__progress-bar--wrp" ref={bar} aria-hidden>
      <div
        role="progressbar"
        className={`Toastify__progress-bar Toastify__progress-bar--animated Toastify__progress-bar-theme--light Toastify__progress-bar--${kind}`}
        style={{ animationDuration: `${time}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
      />
    </div>
  );
}
