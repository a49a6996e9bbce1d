import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { texts } from '#texts/en';

interface FoldedFiltersProps {
  /** Number of filters that are set. */
  count: number;
  children: ReactNode;
}

/** Button that opens filters; they are open at first if one of them is set. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.common.filters(count)}
      </Button>
      {isOpen && (
        <div id={id} style={{ display: 'contents' }}>
          {children}
        </div>
      )}
    </>
  );
}
