import type { SVGAttributes } from 'react';

interface Props extends SVGAttributes<SVGSVGElement> {
  /** Path data of a 24 by 24 drawing, from `ui/icons`. */
  drawing: string;
  /** 16, 18, 20 (base), 26 or 28px. */
  size?: 's' | 'm' | 'base' | 'l' | 'xl';
  /** For marks that are filled shapes instead of lines. */
  isFilled?: boolean;
}

/** A line icon in the colour of its text. Decorative: the control or the text next to it has the name. */
export function Icon({ drawing, size = 'base', isFilled = false, ...rest }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="icon"
      data-size={size === 'base' ? undefined : size}
      data-fill={isFilled || undefined}
      aria-hidden="true"
      {...rest}
    >
      <path d={drawing} />
    </svg>
  );
}
