import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

/** The tooltip of `Tip`; a download of its own. */
export default function TipWindow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <span>{children}</span>
    </Tooltip>
  );
}
