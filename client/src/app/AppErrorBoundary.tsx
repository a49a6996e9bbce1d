import { Component, type ReactNode } from 'react';
import { texts } from '../texts/en.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import classes from './layout/layout.module.css';

interface AppErrorBoundaryProps {
  /** When this changes the screen gets another chance, e.g. after going to another address. */
  resetKey?: string;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  /** The address at which it happened. */
  resetKey: string | undefined;
}

/** Keeps a screen that fails from taking the rest with it: says so and offers a retry. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, resetKey: undefined } };
  }

  static getDerivedStateFromProps(
    { resetKey }: AppErrorBoundaryProps,
    { failure }: { failure: Failure | null },
  ) {
    if (!failure) return null;
    if (failure.resetKey === undefined) return { failure: { ...failure, resetKey } };
    return failure.resetKey === resetKey ? null : { failure: null };
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    const isOutdated =
      error instanceof Error && /dynamically imported module|module script/i.test(error.message);
    return (
      <div className={classes.failure}>
        <ErrorState
          title={texts.common.screenFailed}
          message={isOutdated ? texts.common.screenOutdated : texts.common.screenFailedHint}
          // After a new release the old files are gone: only a fresh page has the new ones.
          onRetry={isOutdated ? () => location.reload() : this.retry}
        />
      </div>
    );
  }
}
