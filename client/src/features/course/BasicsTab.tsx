import { AboutFields, ScheduleFields, toScheduleInput } from './CourseForm.tsx';
import { CourseDetails } from './CourseDetails.tsx';
import type { EditCourse_CourseFragment } from './EditCoursePage.generated.ts';

const rules = async () => (await import('./courseFormRules.ts')).courseBasicsRules;

interface BasicsTabProps {
  course: EditCourse_CourseFragment;
  reload: () => Promise<unknown>;
}

/** Tab with the texts, the choices and the start of a course. */
export default function BasicsTab({ course, reload }: BasicsTabProps) {
  return (
    <CourseDetails
      course={course}
      part="basics"
      schema={rules}
      valuesOf={valuesOf}
      toInput={(values) => ({ ...values, ...toScheduleInput(values) })}
      together={['isRecurring', 'recurringInterval']}
      reload={reload}
    >
      <AboutFields hasCategory />
      <ScheduleFields />
    </CourseDetails>
  );
}

const valuesOf = (course: EditCourse_CourseFragment) => ({
  title: course.title,
  shortDescription: course.shortDescription,
  language: course.language,
  level: course.level,
  category: course.category,
  startDate: course.startDate ?? '',
  isRecurring: course.isRecurring,
  recurringInterval: course.recurringInterval ?? ('WEEKLY' as const),
});
