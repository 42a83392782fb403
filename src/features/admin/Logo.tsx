import styled from 'styled-components';
import { company } from '~/content/site';
import { href } from '~/href';

/** The company's logo, which links to the public site. */
export function Logo({ className }: { className?: string }) {
  return (
    <Anchor className={className} href={href('/')} aria-label={company.name}>
      <img src="/art/logo/logo-light.svg" alt="" width={217} height={44} data-only="light" />
      <img src="/art/logo/logo-dark.svg" alt="" width={217} height={44} data-only="dark" />
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-block;
`;
