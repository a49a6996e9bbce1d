import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface DataTableProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly { name: string; isNumber?: boolean }[];
  className?: string | undefined;
  /**
   * Rows: `<tr>` with one `<td>` per column. Mark numbers with `data-number`, and the cell that names the row with `<th
   * scope="row">`.
   */
  children: ReactNode;
}

/** Plain table in our design. (Mantine's table brings a scroll area and a positioning library along.) */
export function DataTable({ label, columns, className = '', children }: DataTableProps) {
  return (
    <table className={`${classes.table} ${className}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
