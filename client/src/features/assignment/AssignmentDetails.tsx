import '@mantine/core/styles/List.layer.css';
import { Card, List, Text, Title } from '@mantine/core';
import { MAX_FILE_SIZE } from '@rules/file/file';
import { SUBMITTED_FILES } from '@rules/submission/submitted-files';
import { texts } from '#texts/en';
import { Fact } from '#ui/Fact';
import { formatCount, formatDateTime, formatSize } from '#texts/formatting';
import type { Assignment } from './assignment.ts';
import classes from './assignment.module.css';
import { useRemaining } from './useRemaining.ts';

const t = texts.submitAssignment;

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
  const { dueAt, points, allowLateSubmission, quiz } = assignment;
  const remaining = useRemaining(dueAt);
  return (
    <Card component="section" aria-label={t.facts}>
      <dl className={classes.facts}>
        <Fact name={t.due}>{formatDateTime(dueAt)}</Fact>
        <Fact name={t.timeRemaining}>
          {remaining ?? t.isOver}
          {allowLateSubmission && (
            <Text size="xs" c="dimmed" fw={400}>
              {t.lateAccepted}
            </Text>
          )}
        </Fact>
        <Fact name={t.points}>{formatCount(points)}</Fact>
        {!quiz && (
          <>
            <Fact name={t.maxFileSize}>{formatSize(MAX_FILE_SIZE).replace('.0', '')}</Fact>
            <Fact name={t.allowedTypes}>{SUBMITTED_FILES.endings.join(', ')}</Fact>
          </>
        )}
      </dl>
    </Card>
  );
}

/** Submission guidelines and grading criteria (document 2, section 2.13). */
export function Guidelines({ criteria, quiz }: Pick<Assignment, 'criteria' | 'quiz'>) {
  if (quiz) return null;
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
