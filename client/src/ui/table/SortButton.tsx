import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { Order } from './order.ts';
import classes from './table.module.css';

interface SortButtonProps<Field extends string> {
  field: Field;
  name: string;
  order: Order<Field> | undefined;
  onOrder: (order: Order<Field>) => void;
}

/** Heading of a column that orders the table by it; the second click turns the order round. */
export function SortButton<Field extends string>({ field, name, order, onOrder }: SortButtonProps<Field>) {
  const isCurrent = order?.field === field;
  const isAscending = isCurrent && order.direction === 'ASC';
  const Icon = isCurrent ? (isAscending ? IconArrowUp : IconArrowDown) : IconArrowsSort;
  return (
    <UnstyledButton
      className={classes.sort}
      data-current={isCurrent || undefined}
      onClick={() => onOrder({ field, direction: isAscending ? 'DESC' : 'ASC' })}
    >
      {name}
      <Icon size={14} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}
