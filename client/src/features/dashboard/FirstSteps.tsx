import { Button, Group, Text } from '@mantine/core';
import { IconSquare, IconSquareCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '#lib/AppLink';
import { hasInvited, isMarked, mark } from '#lib/firstStepsMarks';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { ProgressBar } from '#ui/ProgressBar';
import { RowList } from '#ui/RowList';
import { DashboardPanel } from './DashboardPanel.tsx';
import { FirstStepsDocument, type FirstStepsQuery } from './FirstSteps.generated.ts';
import classes from './dashboard.module.css';

const t = texts.firstSteps;

/**
 * Checklist for a new institution: what its teacher does until the first students learn. Each step reads its state from
 * what exists. Disappears when all steps are done, or when the teacher hides it in this browser.
 */
export default function FirstSteps() {
  const { data } = useScreenQuery(FirstStepsDocument, {}, texts.dashboard.failed, 0);
  const [, setChanges] = useState(0);
  const institutionId = data?.viewer?.institution?.id;
  if (!data || institutionId === undefined || isMarked('hidden', institutionId)) return null;
  const markNow = (what: 'hidden' | 'previewed') => {
    mark(what, institutionId);
    setChanges((changes) => changes + 1);
  };
  const steps = stepsOf(data, institutionId);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <DashboardPanel title={t.title}>
      <ProgressBar value={Math.round((100 * done) / steps.length)} label={t.progress} />
      <Text size="xs" c="dimmed" mt={6} mb="md">
        {t.done(done, steps.length)}
      </Text>
      <RowList>
        {steps.map((step) => (
          <li key={step.title}>
            <Step
              {...step}
              isNext={step === next}
              onFollow={step.title === t.preview ? () => markNow('previewed') : undefined}
            />
          </li>
        ))}
      </RowList>
      <Group gap="sm" mt="md">
        <Button component={AppLink} to={paths.setup} variant="subtle" size="compact-sm">
          {t.guided}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => markNow('hidden')}>
          {t.hide}
        </Button>
      </Group>
    </DashboardPanel>
  );
}

interface FirstStep {
  title: string;
  hint: string;
  to: string;
  isDone: boolean;
}

function stepsOf({ viewer, myCourses, taught }: FirstStepsQuery, institutionId: string): FirstStep[] {
  const courses = myCourses.nodes;
  const [course] = courses;
  const preview = course ? paths.course(course.id) : paths.newCourse;
  const editing = course ? paths.editCourse(course.id) : paths.newCourse;
  return [
    { title: t.course, hint: t.courseHint, to: paths.newCourse, isDone: course !== undefined },
    {
      title: t.lessons,
      hint: t.lessonsHint,
      to: course ? `${editing}?tab=curriculum` : editing,
      isDone: courses.some(({ lessonCount }) => lessonCount > 0),
    },
    {
      title: t.publish,
      hint: t.publishHint,
      to: editing,
      isDone: courses.some(({ status }) => status === 'PUBLISHED'),
    },
    { title: t.cohort, hint: t.cohortHint, to: paths.newCohort, isDone: taught.totalCount > 0 },
    {
      title: t.preview,
      hint: t.previewHint,
      to: preview,
      isDone: isMarked('previewed', institutionId),
    },
    {
      title: t.invite,
      hint: t.inviteHint,
      to: viewer?.role === 'ADMIN' ? `${paths.institutionSettings}?tab=members` : preview,
      isDone: (viewer?.institution?.figures?.studentCount ?? 0) > 0 || hasInvited(),
    },
  ];
}

interface StepProps extends FirstStep {
  isNext: boolean;
  onFollow: (() => void) | undefined;
}

function Step({ title, hint, to, isDone, isNext, onFollow }: StepProps) {
  const Icon = isDone ? IconSquareCheckFilled : IconSquare;
  return (
    <div className={classes.step} data-done={isDone || undefined}>
      <Icon size={20} role="img" aria-label={isDone ? t.stepDone : t.stepOpen} />
      <div>
        {isDone ? (
          <Text component="span">{title}</Text>
        ) : (
          <AppLink to={to} className={classes.rowLink} onClick={onFollow}>
            {title}
          </AppLink>
        )}
        {isNext && (
          <Text size="xs" c="dimmed">
            {hint}
          </Text>
        )}
      </div>
    </div>
  );
}
