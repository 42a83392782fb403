import styled from 'styled-components';
import { href } from '~/href';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';
import { Loading } from '~/ui/status/Loading';
import { Logo } from './Logo';
import { adminWords } from './words';

const { login, shell } = adminWords;

/** The HTML of every address of the admin, until its code has loaded. */
export function AdminLoading() {
  return (
    <Place>
      <Logo />
      <div data-needs-js="">
        <Loading>{shell.loading}</Loading>
      </div>
      <div data-without-js="">
        <h1>{login.title}</h1>
        <p>{login.withoutJs}</p>
        <TextLink href={href('/')}>{login.home}</TextLink>
      </div>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space.l};
  min-height: 100vh;
  padding: ${theme.space.ml};
  text-align: center;

  p {
    margin-block: ${theme.space.xsPlus} ${theme.space.ml};
    color: ${theme.color.text2};
  }
`;
