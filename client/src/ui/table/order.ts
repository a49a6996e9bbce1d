/** Order of a table: a column, and its direction. */
export interface Order<Field extends string = string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}
