interface LearnedCourse {
  completedLessonCount: number;
  cohorts: { nodes: readonly { isEnrolled: boolean }[] };
  viewerCan: { edit: boolean };
}

/** Returns whether the viewer learns in a course: has a seat in one of its cohorts, or completed lessons of it. */
export const isLearner = ({ viewerCan, completedLessonCount, cohorts }: LearnedCourse): boolean =>
  !viewerCan.edit && (completedLessonCount > 0 || cohorts.nodes.some(({ isEnrolled }) => isEnrolled));
