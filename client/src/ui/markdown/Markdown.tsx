import { lazy, Suspense } from 'react';
import classes from './markdown.module.css';

const MarkdownBody = lazy(() => import('./MarkdownBody.tsx'));

/** A text that somebody wrote in Markdown; as it was written until the code that draws it is here. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<div className={classes.plain}>{text}</div>}>
      <MarkdownBody text={text} />
    </Suspense>
  );
}
