import { lazy, Suspense } from 'react';
import classes from './markdown.module.css';

const MarkdownBody = lazy(() => import('./MarkdownBody.tsx'));

interface MarkdownProps {
  text: string;
  /** Level of its highest headings; 4 by default, below those of a panel. */
  topLevel?: 2 | 4;
}

/** Markdown text of a user; plain text until the renderer has loaded. */
export function Markdown({ text, topLevel = 4 }: MarkdownProps) {
  return (
    <Suspense fallback={<div className={classes.plain}>{text}</div>}>
      <MarkdownBody text={text} topLevel={topLevel} />
    </Suspense>
  );
}
