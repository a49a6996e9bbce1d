import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { toast, ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { texts } from '#texts/en';
import './styles/toasts.css';
import { takeNotices, type Notice, type NoticeAction } from '#lib/toasts';

/** Milliseconds for which a toast with an action is shown. */
const ACTION_TIME = 8000;

function show({ kind, text, action, life }: Notice): void {
  // Queries that fail for one reason say so once.
  if (!action) return void toast[kind](text, kind === 'error' ? { toastId: `error ${text}` } : {});
  const id = toast[kind]((toastProps) => <WithAction {...{ text, action, ...toastProps }} />, {
    autoClose: ACTION_TIME,
    ...(life && { onClose: life.onClose }),
  });
  life?.signal.addEventListener('abort', () => toast.dismiss(id));
}

/** Toasts of the product documents: top right, 5000 ms, close button, paused on hover and on loss of focus. */
export default function ToastHost() {
  useEffect(() => takeNotices(show), []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      closeButton={CloseButton}
      pauseOnHover
      pauseOnFocusLoss
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

interface WithActionProps extends Pick<ToastContentProps, 'closeToast' | 'toastProps'> {
  text: string;
  action: NoticeAction;
}

/** Message with a button that runs its action once and closes the toast. The toast stays while the button has the focus. */
function WithAction({
  text,
  action: { label, run },
  closeToast,
  toastProps: { toastId: id },
}: WithActionProps) {
  return (
    <div className="toast-with-action">
      <span>{text}</span>
      <button
        type="button"
        onFocus={() => toast.pause({ id })}
        onBlur={() => toast.play({ id })}
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
