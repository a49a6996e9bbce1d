interface LearnedCourse {
  ownCompletedLessonCount: number;
  cohorts: { nodes: readonly { isEnrolled: boolean }[] };
  viewerCan: { edit: boolean };
}

/** Returns whether the viewer learns in a course: has a seat in one of its cohorts, or completed lessons of it. */
export const isLearner = ({ viewerCan, ownCompletedLessonCount, cohorts }: LearnedCourse): boolean =>
  !viewerCan.edit && (ownCompletedLessonCount > 0 || cohorts.nodes.some(({ isEnrolled }) => isEnrolled));
