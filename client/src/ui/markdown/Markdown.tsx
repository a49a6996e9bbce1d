import { lazy, Suspense } from 'react';
import classes from './markdown.module.css';

const MarkdownBody = lazy(() => import('./MarkdownBody.tsx'));

/** Markdown text of a user; plain text until the renderer has loaded. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<div className={classes.plain}>{text}</div>}>
      <MarkdownBody text={text} />
    </Suspense>
  );
}
