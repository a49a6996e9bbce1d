import { Button, PinInput, Stack } from '@mantine/core';
import { IconClipboard } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';

interface SixBoxCodeProps {
  value: string;
  onChange: (value: string) => void;
  /** Called when the sixth box is filled. */
  onComplete?: (value: string) => void;
  disabled?: boolean;
  hasError?: boolean;
}

const length = 6;
const firstSix = (text: string) => text.replace(/[^a-z0-9]/gi, '').slice(0, length);

/** Boxes that fit the height of their content, and shrink where a phone has no room for six. */
const boxStyles = {
  root: { width: '100%', justifyContent: 'center' },
  pinInput: { flex: '0 1 48px', minWidth: 0, width: 'auto', height: 'auto' },
};

/**
 * Input of six boxes with one character each. Pasting fills the first six characters, and a button pastes from the
 * clipboard.
 */
export function SixBoxCode({
  value,
  onChange,
  onComplete,
  disabled = false,
  hasError = false,
}: SixBoxCodeProps) {
  // An ID of its own: the one of Mantine changes after the first render, which would replace a focused box.
  const id = useId();
  const fill = (text: string) => {
    const code = firstSix(text);
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const pasteFromClipboard = async () => {
    try {
      fill(await navigator.clipboard.readText());
    } catch {
      notify.error(texts.code.clipboardRefused);
    }
  };
  return (
    <Stack align="center" gap="sm">
      <PinInput
        size="lg"
        id={id}
        role="group"
        aria-label={texts.code.label}
        length={length}
        value={value}
        onChange={onChange}
        {...(onComplete && { onComplete })}
        inputMode="numeric"
        placeholder=""
        gap="xs"
        styles={boxStyles}
        disabled={disabled}
        error={hasError}
        getInputProps={(index) => ({
          'aria-label': texts.code.box(index + 1, length),
          ...(index === 0 && { 'data-autofocus': true }), // where a dialog begins
        })}
        onPasteCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!disabled) fill(event.clipboardData.getData('text/plain'));
        }}
      />
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconClipboard size={16} aria-hidden />}
        disabled={disabled}
        onClick={() => void pasteFromClipboard()}
      >
        {texts.code.paste}
      </Button>
    </Stack>
  );
}
