import { Anchor, type MantineSpacing } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { AppLink } from '#lib/AppLink';

interface BackLinkProps {
  to: string;
  /** Where it leads, in words. */
  children: string;
  /** Space below. */
  mb?: MantineSpacing | number;
}

/** Link above a header, to the screen that the present one belongs to. */
export function BackLink({ to, children, mb = 'lg' }: BackLinkProps) {
  return (
    <Anchor
      component={AppLink}
      to={to}
      size="sm"
      mb={mb}
      display="inline-flex"
      w="fit-content"
      style={{ gap: 6 }}
    >
      <IconArrowLeft size={18} aria-hidden style={{ flex: 'none' }} />
      {children}
    </Anchor>
  );
}
