import { Button, Group, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { formatCount } from '#texts/formatting';
import { texts } from '#texts/en';

const t = texts.reviews;

interface VotesProps {
  helpful: number;
  notHelpful: number;
  /** The viewer's vote. Null without one. */
  vote: boolean | null;
  /** Changes the vote. Absent for viewers who may not vote. */
  onVote?: ((isHelpful: boolean | null) => void) | undefined;
}

/** Numbers of members who find a review helpful and not helpful; buttons for those who may vote. */
export function Votes({ helpful, notHelpful, vote, onVote }: VotesProps) {
  if (!onVote)
    return (
      <Group gap="md">
        <Text size="xs" c="dimmed">
          {t.helpfulCount(formatCount(helpful))}
        </Text>
        <Text size="xs" c="dimmed">
          {t.notHelpfulCount(formatCount(notHelpful))}
        </Text>
      </Group>
    );
  const button = (isHelpful: boolean, count: number) => (
    <Button
      size="compact-sm"
      variant={vote === isHelpful ? 'light' : 'subtle'}
      color="gray"
      aria-pressed={vote === isHelpful}
      leftSection={
        isHelpful ? <IconThumbUp size={16} aria-hidden /> : <IconThumbDown size={16} aria-hidden />
      }
      onClick={() => onVote(vote === isHelpful ? null : isHelpful)}
    >
      {isHelpful ? t.helpfulCount(formatCount(count)) : t.notHelpfulCount(formatCount(count))}
    </Button>
  );
  return (
    <Group gap="xs">
      {button(true, helpful)}
      {button(false, notHelpful)}
    </Group>
  );
}
