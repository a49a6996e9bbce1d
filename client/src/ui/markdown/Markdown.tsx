import { lazy, Suspense } from 'react';
import { WhenNear } from '../WhenNear.tsx';
import classes from './plain.module.css';

const MarkdownBody = lazy(() => import('./MarkdownBody.tsx'));

interface MarkdownProps {
  text: string;
  /** Level of its highest headings; 4 by default, below those of a panel. */
  topLevel?: 2 | 4;
}

/** Markdown text of a user; plain text until it is near the visible part of the page and the renderer has loaded. */
export function Markdown({ text, topLevel = 4 }: MarkdownProps) {
  const plain = <div className={classes.plain}>{text}</div>;
  return (
    <WhenNear waiting={plain}>
      <Suspense fallback={plain}>
        <MarkdownBody text={text} topLevel={topLevel} />
      </Suspense>
    </WhenNear>
  );
}
