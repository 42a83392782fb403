import type { ComponentProps } from 'react';
import { MoreText } from '~/ui/disclosure/MoreText';

/** A 'Get More Info' link: text in the page's strand colour, an underline that fills on hover, and an arrow. */
export function MoreLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest}>
      <MoreText>{children}</MoreText>
    </a>
  );
}
