import { Component, type ReactNode } from 'react';
import { describeCrash } from '../engine/worker/serve';
import { CopyButton } from '../ui/CopyButton';

interface ErrorBoundaryProps {
  /** Makes the text to copy from what was thrown. */
  readonly report: (error: unknown) => string;
  readonly children: ReactNode;
}

/** Where a bug in the page ends up: it says so, keeps quiet about nothing, and offers what to report. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly error: unknown; readonly failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <main className="crash-page">
        <h1>The page stopped on a bug</h1>
        <p>
          {describeCrash(error).message} Your texts are lost to this page only when you reload it: copy them first if
          you can. The report below holds no text of yours.
        </p>
        <pre>{this.props.report(error)}</pre>
        <div className="bar">
          <CopyButton label="Copy the report" className="outline" text={() => this.props.report(error)} />
          <button type="button" className="outline" onClick={() => location.reload()}>
            Reload
          </button>
        </div>
      </main>
    );
  }
}
