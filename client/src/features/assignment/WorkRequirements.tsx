import { Text } from '@mantine/core';
import { FILE_CHOICES, MAX_MEGABYTES } from '@rules/activity/work-files';
import { useWatch } from 'react-hook-form';
import { texts } from '#texts/en';
import { ChoicesField } from '#ui/fields/ChoicesField';
import { FormSection } from '#ui/FormSection';
import { NumberField } from '#ui/NumberField';

const t = texts.workRequirements;

const types = Object.entries(t.typeNames).map(([name, label]) => ({ value: name.toLowerCase(), label }));

const endings = FILE_CHOICES.map((ending) => ({ value: ending, label: ending }));

/** Fields for what students submit, and for the files that count. */
export function WorkRequirements() {
  const chosen = useWatch({ name: 'submissionTypes' }) as readonly string[];
  return (
    <FormSection title={t.title}>
      <ChoicesField
        name="submissionTypes"
        label={t.types}
        description={t.typesHint}
        options={types}
        alone="quiz"
      />
      {chosen.includes('quiz') && (
        <Text size="xs" c="dimmed">
          {t.quizHint}
        </Text>
      )}
      {chosen.includes('files') && (
        <>
          <ChoicesField name="allowedFileTypes" label={t.fileTypes} options={endings} />
          <NumberField
            name="maxFileMegabytes"
            label={t.maxSize}
            min={1}
            max={MAX_MEGABYTES}
            allowDecimal={false}
            maw={200}
          />
        </>
      )}
    </FormSection>
  );
}
