import type { ArtName } from '~/content/model';
import { artFiles } from './art-files';

interface Props {
  name: ArtName;
  /** Size of the drawing in CSS pixels; keeps its place before it is loaded. */
  width: number;
  height: number;
  /** Decorative unless described. */
  alt?: string;
  className?: string;
}

/** A lazy piece of art, in a light and a dark drawing where it has both. */
export function Art({ name, alt = '', ...rest }: Props) {
  return artFiles(name).map(({ only, suffix }) => (
    <img key={suffix} {...rest} src={`/art/${name}${suffix}.svg`} alt={alt} loading="lazy" data-only={only} />
  ));
}
