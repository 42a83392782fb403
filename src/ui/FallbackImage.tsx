import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeImageSrc } from '~/lib/text/safe-href';

interface Props {
  /** An address that someone typed or a backend sent. */
  src: string | undefined;
  /** Shown when `src` is missing, not allowed, or fails to load. */
  fallback: string;
  /** What the picture shows. Without it, or with the fallback, the picture is decorative: the text next to it says the same. */
  alt?: string | undefined;
  width: number;
  height: number;
  loading?: 'lazy';
}

/** A picture from content. */
export function FallbackImage({ src, fallback, alt = '', ...rest }: Props) {
  const [failed, setFailed] = useState<string>();
  const wanted = safeImageSrc(src ?? '');
  const source = wanted && wanted !== failed ? wanted : fallback;
  const reportFailure = () => {
    console.info(`The picture could not be loaded: ${source.slice(0, 100)}`);
    // If the fallback fails as well, there is nothing else to try.
    if (source === wanted) setFailed(source);
  };
  const image = useRef<HTMLImageElement>(null);
  const reportEarlyFailure = useEffectEvent(reportFailure);
  useEffect(() => {
    // React does not see an error from before hydration. A broken picture cannot be decoded.
    if (image.current?.complete && image.current.naturalWidth === 0) image.current.decode().catch(reportEarlyFailure);
  }, []);
  return <img ref={image} src={source} alt={source === fallback ? '' : alt} {...rest} onError={reportFailure} />;
}
