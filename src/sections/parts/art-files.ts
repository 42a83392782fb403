import type { ArtName } from '~/content/model';

/** Art drawn a second time for the dark theme; line art works on both grounds. */
const WITH_DARK: ReadonlySet<ArtName> = new Set([
  'hero-logistics',
  'hero-insurance',
  'case-leading-intermodal-logistics-provider',
  'case-premier-application-solutions-developer',
  'card-applications',
]);

export interface ArtFile {
  /** The theme that shows this file; both themes show it when missing. */
  readonly only?: 'light' | 'dark';
  /** The part between the name and `.svg`. */
  readonly suffix: '' | '-dark';
}

const ONE: readonly ArtFile[] = [{ suffix: '' }];
const PAIR: readonly ArtFile[] = [
  { only: 'light', suffix: '' },
  { only: 'dark', suffix: '-dark' },
];

/** The files of a piece of art: `data-only` shows one of them, and a hidden lazy image is not requested. */
export const artFiles = (name: ArtName): readonly ArtFile[] => (WITH_DARK.has(name) ? PAIR : ONE);
