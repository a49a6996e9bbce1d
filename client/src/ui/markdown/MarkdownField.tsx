import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { ActionIcon, Input, SegmentedControl, Text } from '@mantine/core';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, type Icon } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { texts } from '#texts/en';
import { type Edit, type Format, FORMATS } from './formatting.ts';
import { Markdown } from './Markdown.tsx';
import classes from './markdown.module.css';

const t = texts.editor;

const buttons: readonly { format: Format; icon: Icon; key?: string }[] = [
  { format: 'bold', icon: IconBold, key: 'b' },
  { format: 'italic', icon: IconItalic, key: 'i' },
  { format: 'bulletedList', icon: IconList },
  { format: 'numberedList', icon: IconListNumbers },
  { format: 'link', icon: IconLink, key: 'k' },
];

interface MarkdownFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  required?: boolean;
  minRows?: number;
}

/** Markdown input with formatting buttons and a preview. */
export function MarkdownField({
  name,
  label,
  placeholder,
  required = false,
  minRows = 8,
}: MarkdownFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  const id = useId();
  const error = fieldState.error?.message;

  const apply = (format: Format) => {
    const textarea = area.current;
    if (!textarea) return;
    const { value: text, selectionStart: start, selectionEnd: end } = textarea;
    applyEdit(textarea, FORMATS[format]({ text, start, end }));
    field.onChange(textarea.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const button = isShortcut && buttons.find(({ key }) => key === event.key.toLowerCase());
    if (!button) return;
    event.preventDefault();
    event.stopPropagation(); // Ctrl+B toggles the menu elsewhere
    apply(button.format);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      required={required}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={classes.editor} data-error={Boolean(error) || undefined}>
        <div className={classes.bar}>
          <div role="toolbar" aria-label={t.toolbar} className={classes.tools}>
            {buttons.map(({ format, icon: IconHere }) => (
              <ActionIcon
                key={format}
                color="gray"
                size={36}
                aria-label={t[format]}
                title={t[format]}
                aria-controls={id}
                disabled={isPreview}
                onMouseDown={(event) => event.preventDefault()} // keeps the selection
                onClick={() => apply(format)}
              >
                <IconHere size={18} aria-hidden />
              </ActionIcon>
            ))}
          </div>
          <SegmentedControl
            size="xs"
            aria-label={t.mode}
            value={isPreview ? 'preview' : 'write'}
            onChange={(mode) => setPreview(mode === 'preview')}
            data={[
              { value: 'write', label: t.write },
              { value: 'preview', label: t.preview },
            ]}
          />
        </div>
        {isPreview && (
          <div className={classes.preview}>
            {field.value.trim() ? <Markdown text={field.value} /> : <Text c="dimmed">{t.nothing}</Text>}
          </div>
        )}
        <Input
          component="textarea"
          multiline
          {...field}
          ref={(element) => {
            field.ref(element);
            area.current = element;
          }}
          id={id}
          variant="unstyled"
          display={isPreview ? 'none' : undefined}
          classNames={{ input: classes.input }}
          placeholder={placeholder}
          rows={minRows}
          error={Boolean(error)} // sets aria-invalid; the wrapper describes it
          withErrorStyles={false}
          aria-required={required}
          onKeyDown={onKeyDown}
        />
      </div>
    </Input.Wrapper>
  );
}

/** Applies an edit as if it were typed, so that it can be undone, and selects the resulting text. */
function applyEdit(textarea: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  textarea.focus();
  textarea.setSelectionRange(from, to);
  // Deprecated, but the only way to keep the browser's undo history; falls back to setting the value.
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, insert);
  if (!isTyped) textarea.setRangeText(insert, from, to);
  textarea.setSelectionRange(start, end);
}
