import { Group, Stack, Text } from '@mantine/core';
import { instantOf, UTC } from '@rules/kernel/zone';
import { MATERIAL_FILES } from '@rules/lesson/lesson-materials';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { texts } from '#texts/en';
import { CheckboxField, DateField, DateTimeField, SelectField, TextareaField, TextField } from '#ui/fields';
import { AttachmentField } from '#ui/files/AttachmentField';
import { Form } from '#ui/Form';
import { FormSection } from '#ui/FormSection';
import { MarkdownField } from '#ui/markdown/MarkdownField';
import { NumberField } from '#ui/NumberField';
import type { lessonFormRules, LessonFormValues } from './lessonFormRules.ts';
import type { LessonType } from './NewLessonPage.generated.ts';
import classes from './lesson-editor.module.css';

const t = texts.lessonForm;

const formRules = async () => (await import('./lessonFormRules.ts')).lessonFormRules;

const types = Object.entries(texts.courseDetail.lessonTypes).map(([name, label]) => ({
  value: name.toLowerCase(),
  label,
}));

interface LessonFormProps {
  /** Fields for the place of the lesson in a course. */
  place: ReactNode;
  defaultValues: LessonFormValues;
  /** False fixes the type: its contents and results belong to it. */
  isNew: boolean;
  draftKey: string;
  onSubmit: (input: LessonInput, values: LessonFormValues) => Promise<unknown>;
  /** Buttons below the fields. The form cannot be sent while files upload. */
  children: (isUploading: boolean) => ReactNode;
}

/** Form of a lesson: its place, contents and time, and the people who can open it. */
export function LessonForm({ place, defaultValues, isNew, draftKey, onSubmit, children }: LessonFormProps) {
  const [isUploading, setUploading] = useState(false);
  return (
    <Form
      schema={formRules}
      defaultValues={defaultValues}
      draftKey={draftKey}
      onSubmit={(values, form) => onSubmit(toInput(values), form.getValues())}
      errorText={(failure) => failure.message || t.failed}
      fieldNames={{ startsAt: 'startTime', endsAt: 'endTime' }}
    >
      <Stack gap="lg" maw={820}>
        <FormSection title={t.about}>
          <TextField name="title" label={t.lessonTitle} placeholder={t.lessonTitlePlaceholder} required />
          <SelectField name="type" label={t.type} data={types} disabled={!isNew} required />
          {place}
          <TextareaField name="description" label={t.lessonDescription} required />
        </FormSection>
        <TypeFields timeZone={defaultValues.timeZone} />
        <FormSection title={t.contents}>
          <MarkdownField name="content" label={t.content} placeholder={t.contentPlaceholder} />
          <TextField
            name="videoUrl"
            type="url"
            label={t.video}
            placeholder="https://…"
            description={t.videoHint}
          />
          <TextareaField name="transcript" label={t.transcript} rows={4} />
          <TextareaField name="materials" label={t.materials} description={t.materialsHint} />
          <AttachmentField
            name="materialFileIds"
            label={t.materialFiles}
            purpose={MATERIAL_FILES}
            before={defaultValues.materialFileIds}
            onUploading={setUploading}
          />
        </FormSection>
        <FormSection title={t.access}>
          <DateTimeField name="releaseAt" label={t.releaseAt} description={t.releaseHint} maw={320} />
          <CheckboxField name="isPreview" label={t.isPreview} description={t.previewHint} />
        </FormSection>
        <Group justify="flex-end" gap="sm">
          {isUploading && (
            <Text size="xs" c="dimmed">
              {t.stillUploading}
            </Text>
          )}
          {children(isUploading)}
        </Group>
      </Stack>
    </Form>
  );
}

/** Time and meeting of a live lesson; the duration of the others. */
function TypeFields({ timeZone }: { timeZone: string }) {
  const type = String(useWatch({ name: 'type' }));
  if (type !== 'live')
    return (
      <FormSection title={t.schedule}>
        <NumberField name="durationMinutes" label={t.duration} min={1} allowDecimal={false} maw={200} />
      </FormSection>
    );
  return (
    <FormSection title={t.schedule}>
      <div className={classes.grid}>
        <DateField name="date" label={t.date} required />
        <div className={classes.grid}>
          <TextField name="startTime" type="time" label={t.startTime} required />
          <TextField name="endTime" type="time" label={t.endTime} required />
        </div>
      </div>
      <Text size="xs" c="dimmed">
        {t.zone(timeZone)}
      </Text>
      <div className={classes.grid}>
        <TextField
          name="meetingLink"
          type="url"
          label={t.meetingLink}
          description={t.meetingHint}
          placeholder="https://…"
          required
        />
        <NumberField name="maxParticipants" label={t.maxParticipants} min={1} allowDecimal={false} required />
      </div>
      <CheckboxField name="enableChat" label={t.enableChat} />
      <CheckboxField name="recordSession" label={t.recordSession} />
      <CheckboxField name="allowScreenSharing" label={t.allowScreenSharing} />
    </FormSection>
  );
}

export type LessonInput = ReturnType<typeof toInput>;

/** Converts the parsed values to the input of the API. */
function toInput(values: z.output<typeof lessonFormRules>) {
  const { title, description, courseId, sectionId, materials, materialFileIds } = values;
  const { content, videoUrl, transcript } = values;
  const timeZone = values.timeZone ?? UTC;
  const common = {
    title,
    description,
    courseId,
    sectionId,
    type: values.type.toUpperCase() as LessonType,
    materials,
    materialFileIds,
    content: content || null,
    videoUrl,
    transcript: transcript || null,
    isPreview: values.isPreview,
    releaseAt: values.releaseAt?.toISOString() ?? null,
  };
  if (values.type !== 'live') return { ...common, durationMinutes: values.durationMinutes };
  const { date, startTime, endTime } = values;
  return {
    ...common,
    timeZone,
    startsAt: instantOf(date, startTime, timeZone).toISOString(),
    endsAt: instantOf(date, endTime, timeZone).toISOString(),
    meetingLink: values.meetingLink,
    maxParticipants: values.maxParticipants,
    enableChat: values.enableChat,
    recordSession: values.recordSession,
    allowScreenSharing: values.allowScreenSharing,
  };
}
