import { Avatar } from '@mantine/core';
import { texts } from '#texts/en';
import classes from './ui.module.css';

interface TaughtByProps {
  people: readonly { displayName: string; avatarUrl: string | null }[];
  /** Name of the institution where a list mixes several. */
  institution?: string | null;
}

/** Line of a card with the first teacher, the number of the others, and the institution. */
export function TaughtBy({ people: [first, ...others], institution }: TaughtByProps) {
  const name = first && texts.common.andMore(first.displayName, others.length);
  if (!name && !institution) return null;
  return (
    <div className={classes.taughtBy}>
      {first && <Avatar src={first.avatarUrl} name={first.displayName} color="initials" size={24} alt="" />}
      <span>{[name, institution].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
