import { Component, type ErrorInfo, type ReactNode } from 'react';
import { RecoveryNotice } from '~/sections/parts/RecoveryNotice';

interface State {
  hasFailed: boolean;
}

/** Replaces a part that throws while it renders. */
export class RecoveryBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.hasFailed ? <RecoveryNotice /> : this.props.children;
  }
}
