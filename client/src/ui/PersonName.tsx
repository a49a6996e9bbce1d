import { Anchor, Avatar, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import classes from './ui.module.css';

interface PersonNameProps {
  name: string;
  /** Line below the name, such as the email address. */
  detail?: string | null | undefined;
  avatarUrl?: string | null | undefined;
  /** ID of a member of the viewer's institution, to whose profile the name leads. */
  memberId?: string | undefined;
  /** Path to which the name leads instead. */
  to?: string;
  /** Further line below the name. */
  children?: ReactNode;
}

/** Person in a row: photo or initials, name, and a detail. */
export function PersonName({ name, detail, avatarUrl, memberId, children, ...props }: PersonNameProps) {
  const to = props.to ?? (memberId && paths.memberProfile(memberId));
  // Where an address may break.
  const domain = Math.max(0, detail?.indexOf('@') ?? 0);
  return (
    <div className={classes.person}>
      <Avatar src={avatarUrl} name={name} color="initials" size={32} alt="" />
      <div>
        {to ? (
          <Anchor component={AppLink} to={to} fw={600}>
            {name}
          </Anchor>
        ) : (
          <Text fw={600}>{name}</Text>
        )}
        {detail && (
          <Text size="xs" c="dimmed" fw={400}>
            {detail.slice(0, domain)}
            <wbr />
            {detail.slice(domain)}
          </Text>
        )}
        {children && (
          <Text size="xs" c="dimmed" fw={400}>
            {children}
          </Text>
        )}
      </div>
    </div>
  );
}
