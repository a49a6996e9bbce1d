type Kind = 'success' | 'error' | 'info';

/** Button in a toast, such as Undo. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

/** Message for a toast. */
export interface Notice {
  kind: Kind;
  text: string;
  action?: NoticeAction | undefined;
  life?: NoticeLife | undefined;
}

/** Links a toast to the code that shows it. */
export interface NoticeLife {
  /** Closes the toast. */
  signal: AbortSignal;
  /** Called once the toast was closed, by time or by the user. */
  onClose: () => void;
}

type Listener = (notice: Notice) => void;

let waiting: Notice[] = [];
let show: Listener | null = null;
let wake: (() => void) | null = null;

function send(notice: Notice): void {
  if (show) show(notice);
  else {
    waiting.push(notice);
    wake?.();
  }
}

/**
 * Shows short messages at the top right for 5 s, those with an action for 8 s; screen readers announce errors at once. The
 * code loads with the first message.
 */
export const notify = {
  success: (text: string, action?: NoticeAction, life?: NoticeLife): void =>
    send({ kind: 'success', text, action, life }),
  error: (text: string): void => send({ kind: 'error', text }),
  info: (text: string): void => send({ kind: 'info', text }),
};

/** Calls back with the first pending message; for `Toasts`. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

/** Delivers the pending messages and all later ones; for `ToastHost`. */
export function takeNotices(listener: Listener): () => void {
  show = listener;
  for (const notice of waiting) listener(notice);
  waiting = [];
  return () => {
    show = null;
  };
}
