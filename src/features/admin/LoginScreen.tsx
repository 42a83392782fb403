import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { QueryProvider } from '~/api/QueryProvider';
import { isLoggedIn, readToken } from '~/api/token';
import { adminScreen } from '~/content/screens/admin';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/href';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';
import { LoginForm } from './LoginForm';
import { Logo } from './Logo';

const words = adminScreen.login;
const noSubscription = () => () => {};
const goToDashboard = () => void navigateTo(href('/admin/dashboard'), { replace: true });

/** Whether to show the form. Not on the server, because all admin screens are served this page at first. */
const useNeedsSignIn = () =>
  useSyncExternalStore(
    noSubscription,
    () => !(isLoggedIn() && readToken()),
    () => false,
  );

/** `/admin/login`. Redirects a signed-in admin to the dashboard. */
export function LoginScreen({ mark }: { mark?: ReactNode }) {
  const needsSignIn = useNeedsSignIn();
  useEffect(() => {
    if (isLoggedIn() && readToken()) goToDashboard();
  }, []);
  return (
    <QueryProvider>
      <Halves>
        <Side>
          {needsSignIn && (
            <Box>
              <Logo />
              <div>
                <h1 tabIndex={-1}>{words.title}</h1>
                <p>{words.text}</p>
              </div>
              <LoginForm onSignedIn={goToDashboard} />
              {mark}
            </Box>
          )}
          <Box data-without-js="">
            <Logo />
            <div>
              <h1>{words.title}</h1>
              <p>{words.withoutJs}</p>
            </div>
            <TextLink href={href('/')}>{words.home}</TextLink>
          </Box>
        </Side>
        <Picture>
          <img src="/art/hero-company.svg" alt="" width={1440} height={900} />
        </Picture>
      </Halves>
    </QueryProvider>
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
