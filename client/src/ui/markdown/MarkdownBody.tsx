import ReactMarkdown, { type Components } from 'react-markdown';
import classes from './markdown.module.css';

/** Headings below those of the screen; links open outside the app without a referrer. */
const components: Components = {
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h5',
  h5: 'h6',
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
};

/** Omitted elements: an image would reveal its reader to a foreign server. */
const OMITTED = ['img'];

/** Renders Markdown as React elements: HTML in it is text, and links have safe URLs only. */
export default function MarkdownBody({ text }: { text: string }) {
  return (
    <div className={classes.body}>
      <ReactMarkdown components={components} disallowedElements={OMITTED} unwrapDisallowed>
        {text}
      </ReactMarkdown>
    </div>
  );
}
