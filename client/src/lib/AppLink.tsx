import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { preloadScreen } from './screens.ts';

/**
 * Link that preloads the code of its screen on hover and focus. Use it for every link inside the app,
 * also as Mantine's `component`.
 * @example <Button component={AppLink} to={paths.newCohort}>New Cohort</Button>
 */
export function AppLink({ to, onPointerEnter, onFocus, ...rest }: ComponentProps<typeof Link>) {
  const preload = () =>
    void preloadScreen(typeof to === 'string' ? (to.split(/[?#]/)[0] ?? '') : (to.pathname ?? ''));
  return (
    <Link
      to={to}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
