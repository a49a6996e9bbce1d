import { texts } from '#texts/en';

const { ALL: _sameAsAllLevels, ...filterLevels } = texts.courseChoices.levels;
const { OTHER: _other, ...formLevels } = filterLevels;

/** Levels to filter courses by. `ALL_LEVELS` finds courses of the quick start, whose level is `ALL`, as well. */
export { filterLevels };

/** Levels that the form of a course offers (document 1, section 3). */
export { formLevels };
