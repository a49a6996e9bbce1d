type Kind = 'success' | 'error' | 'info';

/** A button in a toast, such as Undo. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

/** A message on its way to the toasts. */
export interface Notice {
  kind: Kind;
  text: string;
  action?: NoticeAction | undefined;
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

/** Short messages at the top right, for 5 s; errors are spoken at once. Their code is fetched with the first one. */
export const notify = {
  success: (text: string, action?: NoticeAction): void => send({ kind: 'success', text, action }),
  error: (text: string): void => send({ kind: 'error', text }),
  info: (text: string): void => send({ kind: 'info', text }),
};

/** For `Toasts`: called once the first message waits. */
export function onFirstNotice(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = null;
  };
}

/** For `ToastHost`: takes the waiting messages and all that follow. */
export function takeNotices(listener: Listener): () => void {
  show = listener;
  for (const notice of waiting) listener(notice);
  waiting = [];
  return () => {
    show = null;
  };
}
