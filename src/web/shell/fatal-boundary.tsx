import { Component, type ReactNode } from "react";

/** Catches what no screen caught. Its link reloads the page: the app itself may be what broke. */
export class FatalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children;
  }
}

function FatalPage() {
  return (
    <main
      role="alert"
      className="page-width grid min-h-dvh place-content-center justify-items-center gap-4 text-center"
    >
      <img src="/favicon.svg" alt="" width={72} height={72} />
      <h1 className="text-3xl">Loading Error</h1>
      <p className="text-ink-soft">There was an error loading the application components.</p>
      <a href="/" className="text-link font-semibold">
        Return to Home
      </a>
    </main>
  );
}
