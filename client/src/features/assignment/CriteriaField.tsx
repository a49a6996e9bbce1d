import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core';
import { MAX_CRITERIA, totalOf } from '@rules/activity/criterion';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { TextField } from '#ui/fields';
import { NumberField } from '#ui/NumberField';
import classes from './assignment.module.css';

const t = texts.criteria;

interface WithCriteria {
  criteria: { name: string; percent: number | null }[];
}

/** Field to add, change and remove what the grade depends on. */
export function CriteriaField() {
  const { fields, append, remove } = useFieldArray<WithCriteria, 'criteria'>({ name: 'criteria' });
  const { getFieldState, formState } = useFormContext<WithCriteria>();
  const entered = useWatch<WithCriteria, 'criteria'>({ name: 'criteria' });
  const { error } = getFieldState('criteria', formState);
  const problem = error?.message ?? error?.root?.message;
  return (
    <Stack gap="sm" role="group" aria-label={t.label}>
      <div>
        <Input.Label component="div">{t.label}</Input.Label>
        <Text size="xs" c="dimmed">
          {t.hint}
        </Text>
      </div>
      {fields.map((field, index) => (
        <div key={field.id} className={classes.criterion}>
          <TextField name={`criteria.${index}.name`} label={t.name(index + 1)} />
          <NumberField
            name={`criteria.${index}.percent`}
            label={t.percent(index + 1)}
            min={1}
            max={100}
            allowDecimal={false}
          />
          <ActionIcon
            color="red"
            size={36}
            aria-label={t.remove(entered[index]?.name || String(index + 1))}
            onClick={() => remove(index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {problem !== undefined && <Input.Error role="alert">{problem}</Input.Error>}
      <Group justify="space-between">
        {fields.length < MAX_CRITERIA && (
          <Button
            variant="light"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => append({ name: '', percent: null })}
          >
            {t.add}
          </Button>
        )}
        {fields.length > 0 && (
          <Text size="sm" fw={500} aria-live="polite">
            {t.total(totalOf(entered))}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
