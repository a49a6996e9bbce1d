import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { texts } from '#texts/en';
import './styles/toasts.css';
import { takeNotices, type Notice, type NoticeAction } from '#lib/toasts';
import { ToastTimer } from './ToastTimer.tsx';

/** Milliseconds for which a toast is shown. */
const TIME = 5000;

/** Milliseconds for which a toast with an action is shown. */
const ACTION_TIME = 8000;

function show({ kind, text, action, life }: Notice): void {
  const time = action ? ACTION_TIME : TIME;
  const id = toast[kind](
    ({ closeToast }) => (
      <>
        {action ? <WithAction {...{ text, action, closeToast }} /> : text}
        <ToastTimer kind={kind} time={time} onEnd={closeToast} />
      </>
    ),
    {
      // Queries that fail for one reason say so once.
      ...(kind === 'error' && !action && { toastId: `error ${text}` }),
      ...(life && { onClose: life.onClose }),
    },
  );
  life?.signal.addEventListener('abort', () => toast.dismiss(id));
}

/** Toasts of the product documents: top right, 5000 ms, close button, paused on hover and on loss of focus. */
export default function ToastHost() {
  useEffect(() => takeNotices(show), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={false} // ToastTimer closes them
      customProgressBar
      closeButton={CloseButton}
      theme="light" // styles/toasts.css sets the colors of the page, also when the scheme changes under an open toast
      aria-label={texts.common.notifications}
    />
  );
}

/** The library's own button has an English name. */
const CloseButton = ({ closeToast }: Pick<ToastContentProps, 'closeToast'>) => (
  <button
    type="button"
    className="Toastify__close-button Toastify__close-button--light"
    aria-label={texts.common.close}
    onClick={(event) => {
      event.stopPropagation();
      closeToast();
    }}
  >
    <IconX size={16} aria-hidden />
  </button>
);

interface WithActionProps extends Pick<ToastContentProps, 'closeToast'> {
  text: string;
  action: NoticeAction;
}

/** Message with a button that runs its action once and closes the toast. */
function WithAction({ text, action: { label, run }, closeToast }: WithActionProps) {
  return (
    <div className="toast-with-action">
      <span>{text}</span>
      <button
        type="button"
        onClick={() => {
          run();
          closeToast();
        }}
      >
        {label}
      </button>
    </div>
  );
}
