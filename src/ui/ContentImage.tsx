import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeHref, safeImageSrc } from '~/lib/text/safe-href';

/** A picture in one of its widths, in pixels. */
interface Candidate {
  readonly url: string;
  readonly width: number;
}

interface Props {
  /** An address that someone typed or a backend sent. */
  src: string | undefined;
  /** The same picture in several widths, from the backend. */
  widths?: readonly Candidate[] | undefined;
  /** How wide the picture is on the page: the HTML attribute `sizes`. The browser chooses one of `widths` for it. */
  sizes?: string;
  /** Shown when `src` is missing, not allowed, or fails to load. Without it, nothing is shown. */
  fallback?: string;
  /** What the picture shows. Without it, or with the fallback, the picture is decorative: the text next to it says the same. */
  alt?: string | undefined;
  width: number;
  height: number;
  loading?: 'lazy';
  fetchPriority?: 'high';
}

function srcSetOf(widths: readonly Candidate[] | undefined): string | undefined {
  const candidates = (widths ?? []).flatMap(({ url, width }) => {
    // A comma at the end would end the candidate.
    const address = safeHref(url)?.replace(/,$/, '%2C');
    return address && /^(?:https?:|\/)/.test(address) ? [`${address} ${width}w`] : [];
  });
  return candidates.join(', ') || undefined;
}

/** A picture from content. If the chosen width fails to load, the original is tried, and then the fallback, each once. */
export function ContentImage({ src, widths, sizes, fallback, alt = '', ...rest }: Props) {
  const original = safeImageSrc(src ?? '');
  const srcSet = original && srcSetOf(widths);
  // A later response may offer other addresses of the same picture, which must not load twice.
  const [first, setFirst] = useState({ original, srcSet });
  if (first.original !== original) setFirst({ original, srcSet });

  const [failed, setFailed] = useState<readonly string[]>([]);
  const tried = [first.srcSet, original, fallback].filter((source) => source !== undefined);
  const source = tried.find((each) => !failed.includes(each)) ?? fallback;
  const isFallback = source === fallback;

  const reportFailure = () => {
    console.info(`The picture could not be loaded: ${source?.slice(0, 100)}`);
    // If the fallback fails as well, there is nothing else to try.
    if (source !== undefined && !isFallback) setFailed([...failed, source]);
  };
  const image = useRef<HTMLImageElement>(null);
  const reportEarlyFailure = useEffectEvent(reportFailure);
  useEffect(() => {
    // React does not see an error from before hydration. A broken picture cannot be decoded.
    if (image.current?.complete && image.current.naturalWidth === 0) image.current.decode().catch(reportEarlyFailure);
  }, []);
  if (source === undefined) return null;
  const chosen = source === first.srcSet ? { sizes, srcSet: source, src: original } : { src: source };
  return <img ref={image} {...chosen} alt={isFallback ? '' : alt} {...rest} onError={reportFailure} />;
}
