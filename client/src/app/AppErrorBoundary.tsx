import { Component, type ReactNode } from 'react';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import classes from './layout/layout.module.css';
import { isMissingCode, MissingCode } from './MissingCode.tsx';

interface AppErrorBoundaryProps {
  /** Resets the boundary when it changes, such as after a navigation. */
  resetKey?: string;
  children: ReactNode;
}

interface Failure {
  error: unknown;
  /** URL at which the error occurred. */
  resetKey: string | undefined;
}

/** Catches errors of a screen, so that the rest of the app keeps working, and offers a retry. */
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
    return (
      <div className={classes.failure}>
        {isMissingCode(failure.error) ? (
          <MissingCode />
        ) : (
          <ErrorState
            title={texts.common.screenFailed}
            message={texts.common.screenFailedHint}
            onRetry={this.retry}
          />
        )}
      </div>
    );
  }
}
