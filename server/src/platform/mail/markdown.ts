import { micromark } from 'micromark';

/**
 * Renders Markdown of a person as HTML for a mail: HTML in it is text, links have safe addresses only, and images are left out,
 * because they would tell who opens a mail.
 */
export const markdownHtml = (markdown: string): string =>
  micromark(markdown, { extensions: [{ disable: { null: ['labelStartImage'] } }] });
