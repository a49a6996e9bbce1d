import '@mantine/core/styles/Pagination.layer.css';
import { Pagination } from '@mantine/core';
import { texts } from '#texts/en';

export interface Pages {
  /** Starts at 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Numbered pages of a list; nothing if there is only one. */
export function ListPages({ label, page, pageCount, onChange }: Pages & { label: string }) {
  if (pageCount <= 1) return null;
  return (
    <Pagination
      component="nav"
      aria-label={texts.common.pages(label)}
      siblings={0}
      value={page}
      total={pageCount}
      onChange={onChange}
      getControlProps={(control) => ({ 'aria-label': texts.common[control] })}
      getItemProps={(number) => ({ 'aria-label': texts.common.pageNumber(number) })}
      mx="auto"
    />
  );
}
