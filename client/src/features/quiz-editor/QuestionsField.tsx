import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { QUIZ_LIMITS } from '@rules/quiz/quiz';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { QuestionField } from './QuestionField.tsx';
import type { QuizFormValues } from './quizForm.ts';
import { emptyQuestion } from './quizFormValues.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

/** Field to add, sort and remove the questions of a quiz. */
export function QuestionsField() {
  const { getValues } = useFormContext<QuizFormValues>();
  const { errors } = useFormState<QuizFormValues>({ name: 'questions' });
  const { fields, append, insert, remove, swap } = useFieldArray<QuizFormValues, 'questions', 'key'>({
    name: 'questions',
    keyName: 'key', // questions have IDs of their own
  });
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const undoable = useToastsOfThisForm();

  const move = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    const focused = document.activeElement as HTMLElement | null;
    flushSync(() => swap(from, to));
    setSpoken(t.moved(from + 1, to + 1));
    keepFocusOn(focused);
  };

  const removeAt = (index: number) => {
    const question = getValues(`questions.${index}`);
    remove(index);
    undoable(t.removed(index + 1), () => {
      const place = Math.min(index, getValues('questions').length);
      insert(place, question, { focusName: `questions.${place}.prompt` });
    });
    // The next question takes this place; after the last one comes the button that adds a question.
    setTimeout(() => {
      const next = list.current?.children.item(index)?.querySelector('textarea');
      (next ?? addButton.current)?.focus();
    });
  };

  const missing = errors.questions?.root?.message ?? errors.questions?.message;
  return (
    <div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ol className={classes.questions} ref={list}>
        {fields.map(({ key }, index) => (
          <QuestionField
            key={key}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      {missing && (
        <Text c="var(--mantine-color-error)" size="sm" mb="md" role="alert">
          {missing}
        </Text>
      )}
      {fields.length < QUIZ_LIMITS.questions && (
        <Button
          ref={addButton}
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() =>
            append(emptyQuestion(getValues('questions').at(-1)?.type), {
              focusName: `questions.${fields.length}.prompt`,
            })
          }
        >
          {t.add}
        </Button>
      )}
    </div>
  );
}

/** Focuses an element again after its question moved; a disabled button leaves the focus to the other arrow. */
function keepFocusOn(element: HTMLElement | null): void {
  const isDisabled = element instanceof HTMLButtonElement && element.disabled;
  const target = isDisabled
    ? element.parentElement?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
    : element;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

/** Returns a function that shows a toast with Undo, which closes when the form does. */
function useToastsOfThisForm() {
  const closing = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  return (text: string, undo: () => void) => {
    const { signal } = closing.current!;
    notify.success(text, { label: texts.common.undo, run: undo }, { signal, onClose: () => {} });
  };
}
