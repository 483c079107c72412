import { Component, type ReactNode } from "react";

/** What `fetchedPart` throws when the network or a new build keeps a part away. */
export class PartMissing extends Error {
  /** Lets the next showing of the part fetch it again. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super("A part of the page could not be fetched", { cause });
    this.forget = forget;
  }
}

interface PartBoundaryProps {
  children: ReactNode;
  /** The address it is shown at: another one is another try. */
  at?: string;
  /** Shown for what is missing; without it, nothing is. */
  instead?: (again: () => void, tries: number) => ReactNode;
}

interface PartBoundaryState {
  error: unknown;
  tries: number;
}

/**
 * Leaves everything around it standing when a part cannot be fetched, and tries again when the
 * network is back. Any other failure is the `FatalBoundary`'s.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { error: null, tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    addEventListener("online", this.again);
  }

  override componentWillUnmount() {
    removeEventListener("online", this.again);
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartMissing)) return;
    error.forget();
    this.setState(({ tries }) => ({ tries: tries + 1 }));
  }

  override componentDidUpdate({ at }: PartBoundaryProps) {
    if (at !== this.props.at && this.state.tries > 0) this.setState({ error: null, tries: 0 });
  }

  again = () => this.setState({ error: null });

  override render() {
    const { error, tries } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof PartMissing)) throw error;
    return this.props.instead?.(this.again, tries);
  }
}
