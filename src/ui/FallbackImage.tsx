import { useState } from 'react';
import { safeImageSrc } from '~/lib/text/safe-href';

interface Props {
  /** An address that someone typed or a backend sent. */
  src: string | undefined;
  /** Shown when `src` is missing, not allowed, or fails to load. */
  fallback: string;
  width: number;
  height: number;
  loading?: 'lazy';
}

/** A decorative picture from content. The text next to it has the same information. */
export function FallbackImage({ src, fallback, ...rest }: Props) {
  const [failed, setFailed] = useState<string>();
  const wanted = safeImageSrc(src ?? '');
  const source = wanted && wanted !== failed ? wanted : fallback;
  const reportFailure = () => {
    console.info(`The picture could not be loaded: ${source.slice(0, 100)}`);
    setFailed(source);
  };
  return <img src={source} alt="" {...rest} onError={reportFailure} />;
}
