import { TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { MAX_TITLE } from './AddSection.tsx';
import { RenamedByOther } from './renamedByOther.ts';
import classes from './curriculum.module.css';

const t = texts.curriculum;

interface SectionTitleProps {
  title: string;
  /** Saves a title in place of the one `from`. */
  onSave: (title: string, from: string) => Promise<unknown>;
}

/**
 * Title of a section. A click makes it a field; Enter and leaving the field save, Escape does not. The title can be changed
 * again while it is being saved: the last one counts. When someone else renamed the section in the meantime, the field keeps
 * the title with the reason: Enter then replaces their title, and leaving the field does not.
 */
export function SectionTitle({ title, onSave }: SectionTitleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Title while it is being saved. */
  const [sent, setSent] = useState<string | null>(null);
  /** Title that the author began to change; null once a newer one was shown. */
  const from = useRef<string | null>(null);
  /** Title that was not saved because of the one of someone else. */
  const clashing = useRef<string | null>(null);
  const lastSave = useRef(0);
  const button = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  useEffect(() => {
    if (typed !== null || !returnFocus.current) return;
    returnFocus.current = false;
    button.current?.focus();
  }, [typed]);

  const shown = sent ?? title;
  const finish = (next: string | null) => {
    setTyped(null);
    const wanted = next?.trim();
    if (!wanted || wanted === shown) return;
    setSent(wanted);
    const save = ++lastSave.current;
    const isLast = () => save === lastSave.current;
    void onSave(wanted, from.current ?? shown)
      .catch((error: unknown) => {
        if (!isLast()) return;
        notify.error(readError(error).message || t.actionFailed);
        from.current = null;
        clashing.current = error instanceof RenamedByOther ? wanted : null;
        setTyped((later) => later ?? wanted);
      })
      .finally(() => isLast() && setSent(null));
  };
  if (typed === null)
    return (
      <h2 className={classes.sectionTitle}>
        <UnstyledButton
          ref={button}
          className={classes.rename ?? ''}
          aria-label={t.rename(shown)}
          onClick={() => {
            from.current = shown;
            clashing.current = null;
            setTyped(shown);
          }}
        >
          {shown}
        </UnstyledButton>
      </h2>
    );
  return (
    <form
      className={classes.sectionTitle}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        returnFocus.current = true;
        finish(typed);
      }}
    >
      <TextInput
        size="sm"
        aria-label={t.newTitle(title)}
        value={typed}
        maxLength={MAX_TITLE}
        ref={(input) => void (input && document.activeElement !== input && input.focus())}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => finish(typed === clashing.current ? null : typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          returnFocus.current = true;
          finish(null);
        }}
      />
    </form>
  );
}
