import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface DataTableProps {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly { name: string; isNumber?: boolean }[];
  className?: string | undefined;
  /** Rows: `<tr>` with one `<td>` a column; `data-number` on those of numbers, `<th scope="row">` for what names the row. */
  children: ReactNode;
}

/** A plain table in our look. (Mantine's brings a scroll area and a positioning library along.) */
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
