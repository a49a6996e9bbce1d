import classes from './ui.module.css';

/** Name of a drawing: what a list would show. `nothing` is for everything else. */
export type DrawingName = 'courses' | 'cohorts' | 'people' | 'messages' | 'work' | 'certificates' | 'nothing';

/** Small drawing of an empty state: neutral lines of the text's color and one tint. Decorative only. */
export function Drawing({ name }: { name: DrawingName }) {
  const [paper, tint, lines] = SHAPES[name];
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 120 88"
      width={120}
      height={88}
      aria-hidden
      focusable="false"
    >
      <path className={classes.paper} d={paper} />
      <path className={classes.tint} d={tint} />
      <path d={lines} />
    </svg>
  );
}

/** Paths by drawing: its surfaces, its tinted part, and lines on both. */
const SHAPES: Record<DrawingName, readonly [paper: string, tint: string, lines: string]> = {
  // An open book with a bookmark.
  courses: [
    'M60 24c-8-6-20-8-36-7v49c16-1 28 1 36 7 8-6 20-8 36-7V17c-16-1-28 1-36 7zv49',
    'M78 17v24l7-5 7 5V17z',
    'M33 30c7 0 12 1 17 3M33 41c7 0 12 1 17 3M33 52c7 0 12 1 17 3M87 52c-7 0-12 1-17 3',
  ],
  // A calendar with two people.
  cohorts: [
    'M32 16h56a8 8 0 0 1 8 8v42a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8z',
    'M24 34V24a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v10z',
    'M42 10v12M78 10v12M42 48a6 6 0 1 0 12 0 6 6 0 1 0-12 0M66 48a6 6 0 1 0 12 0 6 6 0 1 0-12 0M37 66c1-7 5-9 11-9s10 2 11 9M61 66c1-7 5-9 11-9s10 2 11 9',
  ],
  // Three people.
  people: [
    'M21 38a9 9 0 1 0 18 0 9 9 0 1 0-18 0M13 70c1-13 7-19 17-19s16 6 17 19zM81 38a9 9 0 1 0 18 0 9 9 0 1 0-18 0M73 70c1-13 7-19 17-19s16 6 17 19z',
    'M48 29a12 12 0 1 0 24 0 12 12 0 1 0-24 0M36 74c1-19 10-27 24-27s23 8 24 27z',
    '',
  ],
  // Two speech bubbles.
  messages: [
    'M22 14h46a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H42L29 61V50h-7a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z',
    'M64 38h34a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8h-5v10L81 70H64a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8z',
    'M27 27h36M27 37h22M69 54h24',
  ],
  // A page and a check mark.
  work: [
    'M34 10h34l18 18v44a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM68 10v18h18',
    'M68 64a16 16 0 1 0 32 0 16 16 0 1 0-32 0',
    'M40 30h16M40 42h32M40 54h20M77 64l5 5 9-10',
  ],
  // A certificate with a seal.
  certificates: [
    'M24 14h72a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
    'M73 58l-5 24 11-6 11 6-5-24M66 48a13 13 0 1 0 26 0 13 13 0 1 0-26 0',
    'M32 28h36M32 39h26M32 50h18M74 48l4 4 7-8',
  ],
  // Rows under a magnifying glass.
  nothing: [
    'M25 18h46a5 5 0 0 1 0 14H25a5 5 0 0 1 0-14zM25 38h46a5 5 0 0 1 0 14H25a5 5 0 0 1 0-14zM25 58h46a5 5 0 0 1 0 14H25a5 5 0 0 1 0-14z',
    'M57 45a19 19 0 1 0 38 0 19 19 0 1 0-38 0M89 61l12 13 4-4-13-12z',
    'M69 45h14',
  ],
};
