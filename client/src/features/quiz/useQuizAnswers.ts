import { useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readError } from '#lib/errors';
import { formatExact } from '#texts/numberFormatting';
import type { Answer, Attempt, Question } from './attempt.ts';
import { SaveQuizAnswersDocument, type SaveQuizAnswersMutationVariables } from './LessonQuiz.generated.ts';

/** Answer as the fields have it. */
export interface Given {
  choices: readonly number[];
  text: string;
  /** Number as it was typed. */
  number: string;
}

type AnswerInput = SaveQuizAnswersMutationVariables['input']['answers'][number];

const MAX_LENGTH = 20_000;
const SAVE_AFTER = 700;
const RETRY_AFTER = 5_000;

/** Returns the number that was typed: null for an empty field, NaN for other text. */
export const numberOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

/** Returns whether the server can keep an answer. */
export const isKeepable = ({ text, number }: Given): boolean =>
  text.length <= MAX_LENGTH && !Number.isNaN(numberOf(number)) && Number.isFinite(numberOf(number) ?? 0);

/** Returns whether a question has an answer. */
export const isAnswered = ({ type }: Question, given: Given): boolean => {
  if (type === 'NUMBER') return numberOf(given.number) !== null && isKeepable(given);
  if (type === 'SHORT_TEXT' || type === 'ESSAY') return given.text.trim() !== '';
  return given.choices.length > 0;
};

const inputOf = (questionId: string, { choices, text, number }: Given): AnswerInput => ({
  questionId,
  choices: [...choices],
  text,
  givenNumber: numberOf(number),
});

const savedIn = ({ choices, text, givenNumber }: Answer): Given => ({
  choices,
  text,
  number: givenNumber === null ? '' : formatExact(givenNumber),
});

/** Returns whether the server has an answer as it was typed. */
const isSame = ({ choices, text, number }: Given, answer: Answer): boolean =>
  choices.join() === answer.choices.join() &&
  text.trim() === answer.text.trim() &&
  numberOf(number) === answer.givenNumber;

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * Keeps the answers of an open attempt on the server while they are given. Answers that another tab saved show here
 * once this tab has no newer ones.
 * @param onClosed called when the server no longer takes answers
 */
export function useQuizAnswers(attempt: Attempt, onClosed: () => void) {
  const [send] = useMutation(SaveQuizAnswersDocument);
  const [edits, setEdits] = useState<ReadonlyMap<string, Given>>(new Map());
  /** Answers as they were typed when they were saved: the server trims them. */
  const [typed, setTyped] = useState<ReadonlyMap<string, Given>>(new Map());
  const [state, setState] = useState<SaveState>('idle');
  const latest = useRef(edits);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const closed = useRef(onClosed);
  useEffect(() => {
    latest.current = edits;
    closed.current = onClosed;
  });

  const { id } = attempt;
  const saveNow = useCallback(
    async (isAsking: boolean): Promise<boolean> => {
      const sent = [...latest.current].filter(([, given]) => isKeepable(given));
      if (sent.length === 0 && !isAsking) {
        setState((before) => (before === 'saving' ? 'idle' : before)); // only what can't be kept, which the field says
        return true;
      }
      setState('saving');
      try {
        const answers = sent.map(([questionId, given]) => inputOf(questionId, given));
        await send({ variables: { input: { id, answers } } });
      } catch (thrown) {
        const { code } = readError(thrown);
        setState('failed');
        const isClosed = code === 'CONFLICT' || code === 'DEADLINE_PASSED';
        if (isClosed) closed.current();
        return isClosed;
      }
      const left = new Map(latest.current);
      for (const [questionId, given] of sent) if (left.get(questionId) === given) left.delete(questionId);
      latest.current = left;
      setEdits(left);
      setTyped((before) => new Map([...before, ...sent]));
      setState('saved');
      return true;
    },
    [id, send],
  );

  /**
   * Saves answers that are not saved yet, after those that are being saved. Returns false if they must be sent again.
   * @param isAsking whether to ask the server without answers, too, because the time seems over
   */
  const save = useCallback(
    (isAsking = false): Promise<boolean> => {
      running.current = running.current.then(() => saveNow(isAsking));
      return running.current;
    },
    [saveNow],
  );

  useEffect(() => {
    if (edits.size === 0) return undefined;
    const timer = setTimeout(() => void save(), state === 'failed' ? RETRY_AFTER : SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [edits, state, save]);

  // What was typed last is saved when the student leaves.
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void save();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void save();
    };
  }, [save]);

  const givenTo = (answer: Answer): Given => {
    const { id: questionId } = answer.question;
    const edited = edits.get(questionId);
    if (edited) return edited;
    const before = typed.get(questionId);
    return before && isSame(before, answer) ? before : savedIn(answer);
  };
  const give = (answer: Answer, change: Partial<Given>) => {
    setState((before) => (before === 'failed' ? before : 'saving'));
    setEdits(new Map(edits).set(answer.question.id, { ...givenTo(answer), ...change }));
  };
  return { givenTo, give, save, state };
}
