import { ruleText } from '#lib/ruleText';
import { gradeSubmissionRules, REFUSALS } from '@rules/submission/submission';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './gradebook.module.css';

/** Direction in which the editor is left after saving. */
export type Leave = 'down' | 'right' | 'left' | 'stay';

interface PointsEditorProps {
  label: string;
  /** Text at the start: the stored points, or the key that opened the editor. */
  start: string;
  /** Whether the text is selected, so that typing replaces it. */
  isSelected: boolean;
  maximum: number;
  onSave: (points: number, leave: Leave) => void;
  onCancel: () => void;
}

/** Field for the points in a cell. Keeps points that the rules refuse, with the reason. */
export function PointsEditor({ label, start, isSelected, maximum, onSave, onCancel }: PointsEditorProps) {
  const [text, setText] = useState(start);
  const [reason, setReason] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const reasonId = useId();
  useEffect(() => {
    input.current?.focus();
    if (isSelected) input.current?.select();
  }, [isSelected]);

  const save = (leave: Leave) => {
    const refusal = refusalOf(text, maximum);
    setReason(refusal);
    if (refusal !== null || isDone.current) return;
    isDone.current = true;
    onSave(Number(text), leave);
  };
  const cancel = () => {
    isDone.current = true;
    onCancel();
  };
  return (
    <>
      <input
        ref={input}
        className={classes.editor}
        aria-label={label}
        aria-invalid={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setReason(null);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') return cancel();
          const leave = event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : 'down';
          if (event.key !== 'Tab' && event.key !== 'Enter') return;
          event.preventDefault();
          if (text.trim() === start && isSelected && text.trim() === '') return cancel();
          save(leave);
        }}
        onBlur={() => {
          // Clicked elsewhere: valid points are saved, others stay with their reason until Escape.
          if (isDone.current) return;
          if (text.trim() === '' || (text === start && isSelected)) cancel();
          else save('stay');
        }}
      />
      {reason !== null && (
        <span id={reasonId} role="alert" className={classes.reason}>
          {reason}
        </span>
      )}
    </>
  );
}

/** Returns why a text isn't the points of a grade; null if it is. */
function refusalOf(text: string, maximum: number): string | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const { error } = gradeSubmissionRules.shape.points.safeParse(value);
  if (error) return ruleText(error.issues[0]!.message);
  return value > maximum ? ruleText(REFUSALS.tooMany(maximum)) : null;
}
