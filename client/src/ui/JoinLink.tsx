import { Button, type ButtonProps } from '@mantine/core';
import { isJoinable, spanOf, useNow } from '#lib/joining';
import { texts } from '#texts/en';

const t = texts.live;

/** A session as the link to it needs it. */
export interface JoinableSession {
  title: string;
  /** ISO instant; null for one without a time. */
  startsAt: string | null;
  /** ISO instant; null when not known. */
  endsAt: string | null;
  /** Null for viewers who may not join. */
  meetingLink: string | null;
}

interface JoinLinkProps extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth' | 'leftSection' | 'pos'> {
  session: JoinableSession;
}

/** Link to the meeting of a session, which appears 15 minutes before its start and disappears at its end. */
export function JoinLink({ session: { title, startsAt, endsAt, meetingLink }, ...look }: JoinLinkProps) {
  const now = useNow();
  if (startsAt === null || meetingLink === null || !isJoinable(spanOf(startsAt, endsAt), now)) return null;
  return (
    <Button
      {...look}
      style={{ flexShrink: 0 }} // next to long times its label would be cut
      component="a"
      href={meetingLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.joinNamed(title)}
    >
      {t.join}
    </Button>
  );
}
