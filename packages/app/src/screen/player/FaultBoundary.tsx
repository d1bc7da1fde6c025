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

interface FirstThatCanBeDrawnProps {
  /** The best first; one that gives nothing is passed over. */
  of: readonly (() => ReactNode)[];
  onFault: (error: unknown) => void;
}

/** Draws the first of these that can be drawn. */
export function FirstThatCanBeDrawn({ of, onFault }: FirstThatCanBeDrawnProps): ReactNode {
  const [first, ...others] = of;
  if (!first) return null;
  const drawn = first();
  if (drawn === null) return <FirstThatCanBeDrawn of={others} onFault={onFault} />;
  return (
    <FaultBoundary
      onFault={onFault}
      renderFallback={() => <FirstThatCanBeDrawn of={others} onFault={onFault} />}
    >
      {drawn}
    </FaultBoundary>
  );
}
