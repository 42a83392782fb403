import type { ArtName } from '~/content/model';
import { artFiles } from './art-files';

interface Props {
  name: ArtName;
  /** Size of the drawing in CSS pixels. It reserves the space before the image loads. */
  width: number;
  height: number;
  /** Decorative by default. */
  alt?: string;
  className?: string;
}

/** A lazy piece of art, with a light and a dark drawing if it has both. */
export function Art({ name, alt = '', ...rest }: Props) {
  return artFiles(name).map(({ only, suffix }) => (
    <img key={suffix} {...rest} src={`/art/${name}${suffix}.svg`} alt={alt} loading="lazy" data-only={only} />
  ));
}
