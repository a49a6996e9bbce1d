import { decimalOf } from '@rules/kernel/money';
import { PricingFields, toPricingInput } from './CourseForm.tsx';
import { CourseDetails } from './CourseDetails.tsx';
import type { EditCourse_CourseFragment } from './EditCoursePage.generated.ts';

const rules = async () => (await import('./courseFormRules.ts')).coursePricingRules;

interface PricingTabProps {
  course: EditCourse_CourseFragment;
  reload: () => Promise<unknown>;
}

/** Tab with the price, the seats and the visibility of a course. */
export default function PricingTab({ course, reload }: PricingTabProps) {
  return (
    <CourseDetails
      course={course}
      part="pricing"
      schema={rules}
      valuesOf={valuesOf}
      toInput={(values) => ({ ...values, ...toPricingInput(values) })}
      reload={reload}
    >
      <PricingFields />
    </CourseDetails>
  );
}

const valuesOf = ({ price, maxStudents, isPublic }: EditCourse_CourseFragment) => ({
  price: decimalOf(price.amount).replace('.00', ''),
  maxStudents,
  isPublic,
});
