import { Stack } from '@mantine/core';
import { texts } from '#texts/en';
import { TextareaField } from '#ui/fields';
import { FormSection } from '#ui/FormSection';
import { AboutFields, ScheduleFields, toScheduleInput } from './CourseForm.tsx';
import { CourseThumbnail } from './CourseThumbnail.tsx';
import { CourseDetails } from './CourseDetails.tsx';
import type { EditCourse_CourseFragment } from './EditCoursePage.generated.ts';

const t = texts.courseEditor;

const rules = async () => (await import('./courseFormRules.ts')).courseBasicsRules;

interface BasicsTabProps {
  course: EditCourse_CourseFragment;
  reload: () => Promise<unknown>;
}

/** Tab with the texts, the choices and the start of a course. */
export default function BasicsTab({ course, reload }: BasicsTabProps) {
  return (
    <Stack gap="lg" maw={820}>
      <CourseThumbnail course={course} />
      <CourseDetails
        course={course}
        part="basics"
        schema={rules}
        valuesOf={valuesOf}
        toInput={(values) => ({ ...values, ...toScheduleInput(values) })}
        together={['isRecurring', 'recurringInterval']}
        reload={reload}
      >
        <AboutFields hasCategory={course.institutionCategory !== null} />
        <PromiseFields />
        <ScheduleFields />
      </CourseDetails>
    </Stack>
  );
}

/** Fields for what a course page promises. */
function PromiseFields() {
  return (
    <FormSection title={t.promise}>
      <TextareaField
        name="fullDescription"
        label={t.fullDescription}
        description={t.markdownHint}
        minRows={4}
      />
      <TextareaField name="objectives" label={t.objectives} description={t.onePerLine} />
      <TextareaField name="prerequisites" label={t.prerequisites} description={t.onePerLine} />
      <TextareaField name="audience" label={t.audience} description={t.onePerLine} />
    </FormSection>
  );
}

const valuesOf = (course: EditCourse_CourseFragment) => ({
  title: course.title,
  shortDescription: course.shortDescription,
  fullDescription: course.fullDescription,
  objectives: course.objectives.join('\n'),
  prerequisites: course.prerequisites.join('\n'),
  audience: course.audience.join('\n'),
  language: course.language,
  level: course.level,
  categoryId: course.institutionCategory?.id ?? '',
  startDate: course.startDate ?? '',
  isRecurring: course.isRecurring,
  recurringInterval: course.recurringInterval ?? ('WEEKLY' as const),
});
