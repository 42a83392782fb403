import type { ComponentProps } from 'react';
import { MoreText } from './MoreText';

/** 'Get More Info' and its kin: text in the page's strand colour, an underline that fills on hover, an arrow. */
export function MoreLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest}>
      <MoreText>{children}</MoreText>
    </a>
  );
}
