/** Props of a list or table body whose children are the rows that j and k move through (lib/useRowKeys.ts). */
export const ROWS = { 'data-rows': '' } as const;
