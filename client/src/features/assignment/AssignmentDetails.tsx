import '@mantine/core/styles/List.layer.css';
import { Alert, Card, List, Text, Title } from '@mantine/core';
import { lastSubmissionAt } from '@rules/activity/late-work';
import { lazy, Suspense } from 'react';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { formatCount, formatDateTime } from '#texts/formatting';
import type { Assignment } from './assignment.ts';
import { endingOfType } from './fileTypes.ts';
import classes from './assignment.module.css';
import { useRemaining } from './useRemaining.ts';

// Loaded after the screen.
const DueTimes = lazy(() => import('./DueTimes.tsx'));

const t = texts.submitAssignment;
const late = texts.lateWork;

/** Description, instructions and materials of an assignment. */
export function AssignmentDetails({ assignment }: { assignment: Assignment }) {
  const { type, description, instructions, materials } = assignment;
  return (
    <Card component="section" aria-labelledby="details-title">
      <Title order={2} size="h3" id="details-title" mb="md">
        {t.details(type)}
      </Title>
      <Text className={classes.prose}>{description}</Text>
      <Title order={3} size="h5" mt="lg" mb={6}>
        {t.instructions}
      </Title>
      <Text className={classes.prose}>{instructions}</Text>
      {materials.length > 0 && (
        <>
          <Title order={3} size="h5" mt="lg" mb={6}>
            {t.materials}
          </Title>
          <List spacing={4} className={classes.prose}>
            {materials.map((material) => (
              <List.Item key={material}>
                <Material text={material} />
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Card>
  );
}

/** Renders a material, as a link if it is a URL. */
function Material({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
      {text}
    </a>
  );
}

/** Due date, points and allowed attachments of an assignment. */
export function AssignmentFacts({ assignment }: { assignment: Assignment }) {
  const { dueAt, points, quiz, submissionTypes, allowedFileTypes, maxFileMegabytes } = assignment;
  const remaining = useRemaining(dueAt);
  return (
    <Card component="section" aria-label={t.facts}>
      <dl className={classes.facts}>
        <Fact name={t.due}>
          <Suspense fallback={formatDateTime(dueAt)}>
            <DueTimes assignment={assignment} />
          </Suspense>
        </Fact>
        <Fact name={t.timeRemaining}>
          {remaining ?? t.isOver}
          <LateNote assignment={assignment} />
        </Fact>
        <Fact name={t.points}>{formatCount(points)}</Fact>
        {!quiz && submissionTypes.includes('FILES') && (
          <>
            <Fact name={t.maxFileSize}>{t.megabytes(maxFileMegabytes)}</Fact>
            <Fact name={t.allowedTypes}>{allowedFileTypes.map(endingOfType).join(', ')}</Fact>
          </>
        )}
      </dl>
    </Card>
  );
}

/** Tells until when late work is accepted, and what it loses. */
function LateNote({ assignment }: { assignment: Assignment }) {
  const { dueAt, allowLateSubmission, latePolicy } = assignment;
  if (!allowLateSubmission) return null;
  const last = lastSubmissionAt(new Date(dueAt), { allowLateSubmission, days: latePolicy.days ?? null });
  const accepted = last ? late.acceptedUntil(formatDateTime(last.toISOString())) : t.lateAccepted;
  return (
    <Text size="xs" c="dimmed" fw={400}>
      {[accepted, late.costs[latePolicy.penalty](latePolicy.percent)].filter(Boolean).join(' ')}
    </Text>
  );
}

/** More time that a teacher gave the viewer, with the reason. */
export function ExtensionNote({ extension }: { extension: Assignment['viewerExtension'] }) {
  if (!extension) return null;
  return (
    <Alert variant="light" title={texts.extension.mine}>
      {texts.extension.mineReason(extension.reason)}
    </Alert>
  );
}

/** Submission guidelines and grading criteria (document 2, section 2.13). */
export function Guidelines({ criteria, submissionTypes }: Pick<Assignment, 'criteria' | 'submissionTypes'>) {
  if (submissionTypes.includes('QUIZ')) return null;
  return (
    <Card component="section" aria-labelledby="guidelines-title">
      <Title order={2} size="h3" id="guidelines-title" mb="sm">
        {t.guidelines}
      </Title>
      <List spacing={6} size="sm" mb="lg">
        {t.guidelineList.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {criteria.length > 0 && (
        <>
          <Title order={3} size="h5" mb={8}>
            {t.criteria}
          </Title>
          <dl className={classes.criteria}>
            {criteria.map(({ name, percent }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{t.share(percent)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
