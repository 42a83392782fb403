import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Redirect, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { isLoggedIn, readToken } from '~/api/token';
import { adminMessages } from '~/content/admin-messages';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { dismissToast, getToasts } from '~/ui/toast/toast-store';
import { addressAfterLogin } from './address-after-login';
import { LoginForm } from './LoginForm';
import { Logo } from './Logo';
import { adminWords } from './words';

const words = adminWords.login;

/** `/admin/login`. A signed-in admin is redirected at once, to the address that led here or to the dashboard. */
export function Login({ mark }: { mark?: ReactNode }) {
  const [, navigate] = useLocation();
  const next = addressAfterLogin(useHistoryState());
  const [isSignedIn] = useState(() => isLoggedIn() && readToken() !== null);
  if (isSignedIn) return <Redirect to={next} replace />;
  const enter = () => {
    // No longer true. Other messages may still offer to undo a delete.
    for (const { id, text } of getToasts()) if (text === adminMessages.login.required) dismissToast(id);
    navigate(next, { replace: true });
  };
  return (
    <Halves>
      <Side>
        <Box>
          <Logo />
          <div>
            <h1 tabIndex={-1}>{words.title}</h1>
            <p>{words.text}</p>
          </div>
          <LoginForm onSignedIn={enter} />
          {mark}
        </Box>
      </Side>
      <Picture>
        <img src="/art/hero-company.svg" alt="" width={1440} height={900} />
      </Picture>
    </Halves>
  );
}

const { space, color } = theme;

const FORM_WIDTH = '400px';
const ART_FOCUS = '70% 50%';
const TITLE_SIZE = '2.5rem';

const Halves = styled.div`
  display: grid;
  min-height: 100vh;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled.div`
  display: grid;
  place-items: center;
  padding: ${space.xll} ${space.ml};
`;

const Box = styled.div`
  display: grid;
  gap: ${space.ml};
  justify-items: start;
  width: 100%;
  max-width: ${FORM_WIDTH};

  > form {
    width: 100%;
  }

  > :first-child {
    margin-bottom: ${space.sPlus};
  }

  h1 {
    font-size: ${TITLE_SIZE};
  }

  h1 + p {
    margin-top: ${space.xsPlus};
    color: ${color.text2};
  }
`;

const Picture = styled.div`
  display: none;
  position: relative;
  overflow: hidden;
  background: ${color.ink};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${ART_FOCUS};
  }

  ${media.desktop} {
    display: block;
  }
`;
