import { Fragment } from 'react';

interface MarkedProps {
  text: string;
  matches: readonly string[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with its matching parts emphasized. */
export function Marked({ text, matches }: MarkedProps) {
  const parts = matches.filter(Boolean).map(escaped);
  if (parts.length === 0) return text;
  // A split by a group keeps what it matched, at odd positions.
  const pieces = text.split(new RegExp(`(${parts.join('|')})`, 'gi'));
  return pieces.map((piece, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces never move
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
  );
}
