import { Text } from '@mantine/core';
import { FULL_SCORE, pointsOf } from '@rules/activity/criterion';
import { useFormContext } from 'react-hook-form';
import { texts } from '#texts/en';
import { NumberField } from '#ui/NumberField';
import classes from './assignment.module.css';
import type { GradeValues } from './gradeFormRules.ts';

const t = texts.criteria;

interface ScoreFieldsProps {
  criteria: readonly { name: string; percent: number }[];
  /** Points of the activity. */
  most: number;
}

/** Fields for how well work met each criterion. Once all are filled in, they set the points. */
export function ScoreFields({ criteria, most }: ScoreFieldsProps) {
  const { getValues, setValue } = useFormContext<GradeValues>();
  const setPoints = () => {
    const scores = getValues('scores');
    if (scores.length !== criteria.length || scores.some((score) => !Number.isFinite(score))) return;
    setValue('points', pointsOf(criteria, scores as number[], most), { shouldDirty: true });
  };
  return (
    <div role="group" aria-label={t.scores} onChange={setPoints}>
      <Text size="xs" c="dimmed" mb="sm">
        {t.scoresHint}
      </Text>
      <div className={classes.scores}>
        {criteria.map(({ name, percent }, at) => (
          <NumberField
            key={name}
            name={`scores.${at}`}
            label={t.score(name, percent)}
            min={0}
            max={FULL_SCORE}
            allowDecimal={false}
          />
        ))}
      </div>
    </div>
  );
}
