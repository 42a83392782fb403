import type { ReactNode } from 'react';
import { safeHref } from '~/lib/text/safe-href';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

interface Props {
  /** Whatever an author typed. */
  href: string;
  look?: 'text' | 'button';
  className?: string;
  children: ReactNode;
}

/** A link from content. If `safeHref` rejects the address, its text is plain text. */
export function SafeLink({ href, look = 'text', className, children }: Props) {
  const address = safeHref(href);
  if (!address) return <span className={className}>{children}</span>;
  const outside = /^https?:/.test(address) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  if (look === 'text') {
    return (
      <a className={className} href={address} {...outside}>
        {children}
      </a>
    );
  }
  return (
    <ButtonLink variant="ink" href={address} {...outside}>
      {children}
      <Icon drawing={arrowRight} data-shift="" />
    </ButtonLink>
  );
}
