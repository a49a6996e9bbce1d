import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Anchor, Group, Stack, Text } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { FileList } from '#ui/files/FileList';
import type { AttachedFile } from '#ui/files/attachments';
import { formatDateTime } from '#texts/formatting';
import { Markdown } from '#ui/markdown/Markdown';

const t = texts.attempts;

/** One version of submitted work. */
export interface Attempt {
  description: string;
  link: string | null;
  discussion: { id: string; title: string } | null;
  files: readonly AttachedFile[];
}

/** Parts of an attempt: text, link, discussion and files. */
export function AttemptParts({ attempt }: { attempt: Attempt }) {
  const { description, link, discussion, files } = attempt;
  return (
    <>
      {description && <Markdown text={description} />}
      {link && (
        <Text>
          {t.link}:{' '}
          <Anchor href={link} target="_blank" rel="noopener noreferrer nofollow" inherit>
            {link}
          </Anchor>
        </Text>
      )}
      {discussion && (
        <Text>
          {t.discussion}:{' '}
          <Anchor component={AppLink} to={paths.discussion(discussion.id)} inherit>
            {discussion.title}
          </Anchor>
        </Text>
      )}
      {files.length > 0 && <FileList files={files} label={texts.submitAssignment.files} />}
    </>
  );
}

interface EarlierAttemptsProps {
  attempts: readonly (Attempt & { id: string; number: number; submittedAt: string; isLate: boolean })[];
}

/** Attempts before the latest, each folded. */
export function EarlierAttempts({ attempts }: EarlierAttemptsProps) {
  const earlier = attempts.slice(1);
  if (earlier.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        {t.earlier(earlier.length)}
      </Text>
      <Accordion variant="contained" multiple>
        {earlier.map((attempt) => (
          <Accordion.Item key={attempt.id} value={attempt.id}>
            <Accordion.Control>
              <Group gap={8}>
                <Text size="sm">{t.number(attempt.number)}</Text>
                <Text size="xs" c="dimmed">
                  {texts.submitAssignment.submittedAt(formatDateTime(attempt.submittedAt))}
                  {attempt.isLate && ` · ${texts.workState.late}`}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap="sm">
                <AttemptParts attempt={attempt} />
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </div>
  );
}
