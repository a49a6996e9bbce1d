import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';

const t = texts.courseDetail;

/** Percentage of the students who completed a course. Nothing where it is not shown, such as for few students. */
export const CompletionFact = ({ rate }: { rate: number | null | undefined }) =>
  rate == null ? null : <Fact name={t.completion}>{t.percent(rate)}</Fact>;
