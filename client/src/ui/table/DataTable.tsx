import type { ReactNode } from 'react';
import { staleProps } from '#ui/stale';
import { ROWS } from '../rows.ts';
import type { Order } from './order.ts';
import { SortButton } from './SortButton.tsx';
import { SelectAll, type Selection } from './Selection.tsx';
import classes from './table.module.css';

export interface Column<Field extends string = string> {
  /** Visible heading; in stacked rows the name of the value. */
  name: string;
  /** Right-aligned, with figures of one width. */
  isNumber?: boolean;
  /** Field that the column is ordered by; without one it has no order. */
  field?: Field;
  /** Heading for screen readers only, such as of a column with buttons. */
  isQuiet?: boolean;
}

interface DataTableProps<Field extends string> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Field>[];
  order?: Order<Field>;
  onOrder?: (order: Order<Field>) => void;
  /** Adds a column of check boxes; each row has a `SelectRow` first. */
  selection?: Selection;
  /** Whether the rows belong to the previous search or page. */
  isStale?: boolean;
  className?: string | undefined;
  /** Without a surface of its own: inside a panel that has one. */
  isBare?: boolean;
  /** Without a surface of its own, and as wide as the card that it is in. */
  isFlush?: boolean;
  /** Rows: `<tr>` with one `Cell` per column; `Cell` of the naming column is `isName`. */
  children: ReactNode;
}

/**
 * Table in one surface, with sortable headings and selection; narrow containers stack its rows. (Mantine's table brings a
 * scroll area and a positioning library along.)
 */
export function DataTable<Field extends string>(props: DataTableProps<Field>) {
  const { label, columns, order, onOrder, selection, isStale, className = '', children } = props;
  const { isBare, isFlush } = props;
  return (
    <div
      className={classes.frame}
      data-bare={isBare || undefined}
      data-flush={isFlush || undefined}
      {...staleProps(isStale, 'within')}
    >
      <table className={`${classes.table} ${className}`} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.check}>
                <SelectAll selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                data-number={column.isNumber}
                aria-sort={sortOf(column, order)}
              >
                {column.field && onOrder ? (
                  <SortButton field={column.field} name={column.name} order={order} onOrder={onOrder} />
                ) : (
                  <span className={column.isQuiet ? classes.quiet : undefined}>{column.name}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROWS}>{children}</tbody>
      </table>
    </div>
  );
}

const sortOf = <Field extends string>({ field }: Column<Field>, order: Order<Field> | undefined) =>
  field && order?.field === field ? (order.direction === 'ASC' ? 'ascending' : 'descending') : undefined;

interface CellProps {
  /** Name of the column, shown before the value in stacked rows; omit it where the value speaks for itself. */
  of?: string;
  isNumber?: boolean;
  /** Whether the cell names its row. */
  isName?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** Cell of a `DataTable`. */
export function Cell({ of, isNumber, isName, className, children }: CellProps) {
  const shared = { className, 'data-of': of, 'data-number': isNumber };
  return isName ? (
    <th scope="row" {...shared}>
      {children}
    </th>
  ) : (
    <td {...shared}>{children}</td>
  );
}
