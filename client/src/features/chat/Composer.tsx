import { useMutation } from '@apollo/client/react';
import { ActionIcon, Textarea } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { IconCheck, IconSend2, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { MESSAGE_MAX, messageBody } from '@rules/chat/chat';
import { texts } from '#texts/en';
import { openDraft, useSavedDraft } from '#ui/draft';
import classes from './chat.module.css';
import { SetTypingDocument } from './useOutbox.generated.ts';
import type { Editing } from './useEditing.ts';

const t = texts.chat;

/** Milliseconds between two typing signals. */
const SIGNAL_INTERVAL = 4000;

interface ComposerProps {
  conversationId: string;
  /** Accessible name of the field. */
  label: string;
  /** Message that is being edited; null for a new one. */
  editing: Editing | null;
  onSend: (body: string) => void;
  /** Cancels editing. */
  onCancel: () => void;
}

/** Input for messages. An unsent text survives a reload and leaving the page. */
export function Composer({ conversationId, label, editing, onSend, onCancel }: ComposerProps) {
  const [draft] = useState(() =>
    openDraft<{ body: string }>(editing ? `edit-message ${editing.id}` : `chat ${conversationId}`, {
      body: editing?.body ?? '',
    }),
  );
  const form = useForm<{ body: string }>({ defaultValues: draft.values });
  useSavedDraft(form, draft);
  const body = useWatch({ control: form.control, name: 'body' });
  const parsed = safeParse(messageBody, body);
  const isTooLong = Array.from(body.trim()).length > MESSAGE_MAX;
  const signalTyping = useTyping(conversationId);

  const field = useRef<HTMLTextAreaElement | null>(null);
  const isEditing = editing !== null;
  useEffect(() => {
    if (!isEditing && !mayTakeFocus()) return;
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [isEditing]);

  const submit = () => {
    if (!parsed.success) return;
    onSend(parsed.data);
    form.reset({ body: '' });
    draft.clear();
    signalTyping(false);
  };
  const cancel = () => {
    draft.clear();
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
    if (event.key === 'Escape' && editing) cancel();
  };
  const { ref, ...registered } = form.register('body', {
    onChange: (event: { target: { value: string } }) => signalTyping(event.target.value.trim() !== ''),
  });
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {editing && (
        <p className={classes.editing}>
          {t.editing}
          <ActionIcon size={24} color="gray" aria-label={t.cancelEditing} onClick={cancel}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </p>
      )}
      <Textarea
        {...registered}
        ref={(element) => {
          ref(element);
          field.current = element;
        }}
        className={classes.field ?? ''}
        aria-label={label}
        placeholder={t.placeholder}
        autosize
        minRows={1}
        maxRows={6}
        error={isTooLong && t.tooLong}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        type="submit"
        size={42}
        variant="filled"
        disabled={!parsed.success}
        aria-label={editing ? t.save : t.send}
        title={t.hint}
      >
        {editing ? <IconCheck size={20} aria-hidden /> : <IconSend2 size={20} aria-hidden />}
      </ActionIcon>
    </form>
  );
}

/** Returns whether a conversation that opens may focus its field: nothing is being typed, and no on-screen keyboard opens. */
const mayTakeFocus = (): boolean =>
  !document.activeElement?.matches('input, textarea') && matchMedia('(any-hover: hover)').matches;

/** Returns a function that signals to the others when the viewer starts and stops typing. */
function useTyping(conversationId: string): (isTyping: boolean) => void {
  const [send] = useMutation(SetTypingDocument);
  const wasSignaled = useRef(false);
  const tell = (isTyping: boolean) => {
    wasSignaled.current = isTyping;
    // A lost signal is harmless: the next one, or its expiry, corrects it.
    send({ variables: { conversationId, isTyping } }).catch(() => {});
  };
  const repeatSignal = useThrottledCallback(() => tell(true), SIGNAL_INTERVAL);
  return (isTyping) => {
    if (isTyping) repeatSignal();
    else if (wasSignaled.current) tell(false);
  };
}
