import { Skeleton, VisuallyHidden } from '@mantine/core';
import { texts } from '#texts/en';

/** Placeholder of a panel's content while it loads. */
export function PanelLoading({ height }: { height: number }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.common.loading}</VisuallyHidden>
      <Skeleton h={height} aria-hidden />
    </div>
  );
}
