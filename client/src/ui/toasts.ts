type Kind = 'success' | 'error' | 'info';

/** A message on its way to the toasts. */
export interface Notice {
  kind: Kind;
  text: string;
}

type Listener = (notice: Notice) => void;

let waiting: Notice[] = [];
let show: Listener | null = null;
let wake: (() => void) | null = null;

function send(kind: Kind, text: string): void {
  if (show) show({ kind, text });
  else {
    waiting.push({ kind, text });
    wake?.();
  }
}

/** Short messages at the top right, for 5 s; errors are spoken at once. Their code is fetched with the first one. */
export const notify = {
  success: (text: string): void => send('success', text),
  error: (text: string): void => send('error', text),
  info: (text: string): void => send('info', text),
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
