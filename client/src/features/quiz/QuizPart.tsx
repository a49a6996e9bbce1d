import type { ReactNode } from 'react';

/** Name and value in a `dl`. Its own component, because the shared one would split the code of other first screens. */
export function QuizPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
