import { Avatar, Text } from '@mantine/core';
import classes from './ui.module.css';

interface PersonNameProps {
  name: string;
  /** Line below the name, such as the email address. */
  detail?: string | null | undefined;
  avatarUrl?: string | null | undefined;
}

/** Person in a row: photo or initials, name, and a detail. */
export function PersonName({ name, detail, avatarUrl }: PersonNameProps) {
  // Where an address may break.
  const domain = Math.max(0, detail?.indexOf('@') ?? 0);
  return (
    <div className={classes.person}>
      <Avatar src={avatarUrl} name={name} color="initials" size={32} alt="" />
      <div>
        <Text fw={600}>{name}</Text>
        {detail && (
          <Text size="xs" c="dimmed" fw={400}>
            {detail.slice(0, domain)}
            <wbr />
            {detail.slice(domain)}
          </Text>
        )}
      </div>
    </div>
  );
}
