import { Button } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { texts } from '#texts/en';
import { useClearDraft } from './draft.ts';
import { keepFocus } from './keepFocus.ts';

interface CancelButtonProps {
  /** Path of the screen to return to, or a function that closes the form. */
  to: string | (() => void);
  /** `subtle` next to two other buttons. */
  variant?: 'default' | 'subtle';
}

/** Cancel button of a form: deletes its draft and leaves it. */
export function CancelButton({ to, variant = 'default' }: CancelButtonProps) {
  const clearDraft = useClearDraft();
  const look = { variant, onMouseDown: keepFocus, ...(variant === 'subtle' && { color: 'gray' }) };
  if (typeof to === 'string')
    return (
      <Button component={AppLink} to={to} onClick={clearDraft} {...look}>
        {texts.common.cancel}
      </Button>
    );
  return (
    <Button
      onClick={() => {
        clearDraft();
        to();
      }}
      {...look}
    >
      {texts.common.cancel}
    </Button>
  );
}
