import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { texts } from '#texts/en';
import './styles/toasts.css';
import { takeNotices, type NoticeAction } from '#lib/toasts';

/** Toasts of the product documents: top right, 5000 ms, close button, paused on hover and on loss of focus. */
export default function ToastHost() {
  useEffect(
    () =>
      takeNotices(({ kind, text, action }) => {
        if (action) toast[kind](({ closeToast }) => <WithAction {...{ text, action, closeToast }} />);
        else toast[kind](text);
      }),
    [],
  );
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      closeButton
      pauseOnHover
      pauseOnFocusLoss
      theme="light" // styles/toasts.css sets the colors of the page, also when the scheme changes under an open toast
      aria-label={texts.common.notifications}
    />
  );
}

interface WithActionProps {
  text: string;
  action: NoticeAction;
  closeToast: () => void;
}

/** Message with a button that runs its action once and closes the toast. */
function WithAction({ text, action: { label, run }, closeToast }: WithActionProps) {
  return (
    <div className="toast-with-action">
      <span>{text}</span>
      <button
        type="button"
        onClick={() => {
          closeToast();
          run();
        }}
      >
        {label}
      </button>
    </div>
  );
}
