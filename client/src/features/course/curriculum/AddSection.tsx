import { Button, Loader, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { MAX_SECTIONS } from '@rules/course/choices';
import { useRef, useState, type FormEvent } from 'react';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import classes from './curriculum.module.css';

const t = texts.curriculum;

/** Maximum length of a section's title. */
export const MAX_TITLE = 200;

interface AddSectionProps {
  count: number;
  /** Is called for the next section also while the former ones are being saved. */
  onAdd: (title: string) => Promise<unknown>;
}

/** Field that adds sections one after the other. */
export function AddSection({ count, onAdd }: AddSectionProps) {
  const [title, setTitle] = useState('');
  /** Sections that are being saved. */
  const [pending, setPending] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  if (count >= MAX_SECTIONS)
    return (
      <Text c="dimmed" size="xs" mt="md">
        {t.full(MAX_SECTIONS)}
      </Text>
    );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    const added = title.trim();
    if (!added) return;
    setTitle(''); // at once, so that the next title can be typed
    setPending((others) => others + 1);
    try {
      await onAdd(added);
    } catch (error) {
      setTitle((next) => next || added);
      notify.error(readError(error).message || t.actionFailed);
    } finally {
      setPending((others) => others - 1);
    }
  };
  return (
    <form className={classes.add} onSubmit={(event) => void add(event)}>
      <TextInput
        ref={input}
        aria-label={t.newSection}
        placeholder={t.newSectionPlaceholder}
        maxLength={MAX_TITLE}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={pending > 0 ? <Loader size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
      >
        {t.addSection}
      </Button>
    </form>
  );
}
