import { useFormContext } from 'react-hook-form';
import { texts } from '#texts/en';
import type { CourseLevel } from '#texts/enums.generated';
import { SelectField } from '#ui/fields';
import { optionsOf } from '#ui/options';
import { formLevels } from './levels.ts';

const { levels } = texts.courseChoices;

/** Field for the level of a course. Also offers the level that the course already has, such as that of a quick start. */
export function LevelField() {
  const { formState } = useFormContext<{ level: CourseLevel }>();
  const present = formState.defaultValues?.level;
  const isOffered = present === undefined || Object.hasOwn(formLevels, present);
  return (
    <SelectField
      name="level"
      label={texts.courseForm.level}
      data={optionsOf(isOffered ? formLevels : { [present]: levels[present], ...formLevels })}
    />
  );
}
