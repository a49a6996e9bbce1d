import { lazy, Suspense, useState } from 'react';
import type { EnrollInProps } from './EnrollInWindow.tsx';

const EnrollInWindow = lazy(() => import('./EnrollInWindow.tsx'));

/** Dialog that enrolls students in a cohort. The code loads when it first opens. */
export function EnrollInDialog(props: EnrollInProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <EnrollInWindow {...props} />
    </Suspense>
  ) : null;
}
