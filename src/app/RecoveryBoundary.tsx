import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '~/content/messages';
import { href } from '~/routes';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ButtonLink } from '~/ui/ButtonLink';

interface Props {
  /** A new value (the next page) clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failedKey: string | undefined;
}

const { update } = messages;

/**
 * Stands in for a part that cannot be shown, e.g. because its code is gone after a release: says so, offers one reload
 * and a way out. It never reloads by itself, so it never loops, and what was typed elsewhere stays.
 */
export class RecoveryBoundary extends Component<Props, State> {
  override state: State = { failedKey: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failedKey: '' };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
    this.setState({ failedKey: this.props.resetKey });
  }

  override render() {
    const { failedKey } = this.state;
    if (failedKey === undefined || (failedKey !== '' && failedKey !== this.props.resetKey)) return this.props.children;
    return (
      <Notice role="alert">
        <img src="/art/illustration-offline.svg" alt="" width={420} height={180} />
        <h1>{update.missingPart}</h1>
        <p>{update.missingPartText}</p>
        <div>
          <Button size="small" onClick={() => location.reload()}>
            {update.reload}
          </Button>
          <ButtonLink size="small" variant="line" href={href('/')}>
            {update.home}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
}

const Notice = styled.section`
  ${wrap}
  display: grid;
  gap: ${theme.space.m};
  align-content: center;
  min-height: ${theme.layout.stateHeight};
  padding-block: ${theme.space.xxl};

  h1 {
    font-size: ${theme.text.h3};
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.s};
  }
`;
