import { Component, type ReactNode } from 'react';

/** Whatever is thrown while rendering becomes `fallback`, never a blank page (P-45); React logs it. */
export class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
