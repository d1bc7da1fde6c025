import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  children: ReactNode;
  /** What is shown once drawing has failed. */
  renderFallback: () => ReactNode;
  onFault: (error: unknown) => void;
}

/** Shows something else where drawing fails, and says so; it does not try again, because the page is loaded anew. */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.renderFallback() : this.props.children;
  }
}
