import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { QUIZ_LIMITS } from '@rules/quiz/quiz';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { texts } from '#texts/en';
import type { QuizFormValues } from './quizForm.ts';
import classes from './quiz-editor.module.css';

const t = texts.quizEditor;

interface ChoiceFieldProps {
  index: number;
  type: 'SINGLE' | 'MULTIPLE' | 'TRUE_FALSE';
}

/** Options of a question, with the right ones selected. */
export function ChoiceField({ index, type }: ChoiceFieldProps) {
  const { field: right, fieldState: rightState } = useController<
    QuizFormValues,
    `questions.${number}.correctChoices`
  >({ name: `questions.${index}.correctChoices` });
  const { field: options, fieldState: optionsState } = useController<
    QuizFormValues,
    `questions.${number}.options`
  >({ name: `questions.${index}.options` });
  const rows = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const isFixed = type === 'TRUE_FALSE';
  const shown = isFixed ? t.trueFalse : options.value;
  const ofOptions = optionsState.error as OptionErrors | undefined;
  const error = (isFixed ? undefined : ofOptions?.message) ?? rightState.error?.message;

  const choose = (option: number, isRight: boolean) => {
    const others = type === 'MULTIPLE' ? right.value.filter((one) => one !== option) : [];
    right.onChange(isRight ? [...others, option].toSorted((one, other) => one - other) : others);
  };
  const add = () => {
    // At once, so that what is typed next goes into the new option.
    flushSync(() => options.onChange([...options.value, '']));
    focusOption(rows.current, options.value.length);
  };
  const removeOption = (option: number) => {
    flushSync(() => {
      options.onChange(options.value.toSpliced(option, 1));
      right.onChange(
        right.value.filter((one) => one !== option).map((one) => (one > option ? one - 1 : one)),
      );
    });
    focusOption(rows.current, Math.max(0, option - 1));
  };
  /** Enter goes to the next option, or adds one, instead of saving the quiz. */
  const onKeyDown = (event: KeyboardEvent, option: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (option + 1 < options.value.length) focusOption(rows.current, option + 1);
    else if (options.value.length < QUIZ_LIMITS.options) add();
  };

  return (
    <fieldset className={classes.choices} aria-describedby={error ? errorId : undefined}>
      <legend>{isFixed ? t.rightAnswer : t.options}</legend>
      {type !== 'TRUE_FALSE' && (
        <Text size="xs" c="dimmed" mb="xs">
          {t.optionsHint[type]}
        </Text>
      )}
      <div ref={rows} className={classes.options}>
        {shown.map((option, position) => (
          // oxlint-disable-next-line no-array-index-key -- options have no identity but their position
          <div key={position} className={classes.option}>
            <label className={classes.mark}>
              <input
                ref={position === 0 ? right.ref : undefined}
                type={type === 'MULTIPLE' ? 'checkbox' : 'radio'}
                name={`${right.name}.right`}
                aria-label={isFixed ? undefined : t.isRight(position + 1)}
                aria-invalid={rightState.error ? true : undefined}
                checked={right.value.includes(position)}
                onChange={({ currentTarget: { checked } }) => choose(position, checked)}
              />
              {isFixed && <span>{option}</span>}
            </label>
            {!isFixed && (
              <>
                <TextInput
                  ref={position === 0 ? options.ref : undefined}
                  data-option
                  aria-label={t.option(position + 1)}
                  placeholder={t.option(position + 1)}
                  value={option}
                  error={ofOptions?.[position]?.message}
                  onChange={({ currentTarget: { value } }) =>
                    options.onChange(options.value.with(position, value))
                  }
                  onBlur={options.onBlur}
                  onKeyDown={(event) => onKeyDown(event, position)}
                />
                <ActionIcon
                  color="gray"
                  aria-label={t.removeOption(position + 1)}
                  disabled={options.value.length <= 2}
                  onClick={() => removeOption(position)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              </>
            )}
          </div>
        ))}
      </div>
      {error && (
        <Text id={errorId} c="var(--mantine-color-error)" size="sm" mt="xs" role="alert">
          {error}
        </Text>
      )}
      {!isFixed && options.value.length < QUIZ_LIMITS.options && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t.addOption}
        </Button>
      )}
    </fieldset>
  );
}

/** Errors of the options by position, or of all of them. */
type OptionErrors = Partial<Record<number, { message?: string }>> & { message?: string };

function focusOption(rows: HTMLElement | null, position: number): void {
  rows?.querySelectorAll<HTMLElement>('[data-option]').item(position)?.focus();
}
