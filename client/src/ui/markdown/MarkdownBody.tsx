import ReactMarkdown, { type Components } from 'react-markdown';
import classes from './markdown.module.css';

/** Headings stand below those of the screen; links lead out and tell the other side nothing. */
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

/** Pictures would tell their server who reads. */
const LEFT_OUT = ['img'];

/** A text in Markdown, drawn by elements of React: HTML in it is text, and links lead to safe addresses only. */
export default function MarkdownBody({ text }: { text: string }) {
  return (
    <div className={classes.body}>
      <ReactMarkdown components={components} disallowedElements={LEFT_OUT} unwrapDisallowed>
        {text}
      </ReactMarkdown>
    </div>
  );
}
