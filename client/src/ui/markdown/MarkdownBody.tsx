import ReactMarkdown, { type Components } from 'react-markdown';
import classes from './markdown.module.css';

/** Returns elements with headings from a level on, below those of the screen. Links open outside the app without a referrer. */
const componentsOf = (top: 2 | 4): Components => ({
  h1: `h${top}`,
  h2: `h${top}`,
  h3: `h${top + 1}` as 'h3',
  h4: `h${top + 1}` as 'h3',
  h5: `h${top + 2}` as 'h4',
  // An unsafe address is removed, and a link that leads nowhere is only text.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      children
    ),
});

const components = { 2: componentsOf(2), 4: componentsOf(4) };

/** Omitted elements: an image would reveal its reader to a foreign server. */
const OMITTED = ['img'];

/** Renders Markdown as React elements: HTML in it is text, and links have safe URLs only. */
export default function MarkdownBody({ text, topLevel }: { text: string; topLevel: 2 | 4 }) {
  return (
    <div className={classes.body}>
      <ReactMarkdown components={components[topLevel]} disallowedElements={OMITTED} unwrapDisallowed>
        {text}
      </ReactMarkdown>
    </div>
  );
}
