import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '~/lib/saves-data';
import { useInView } from '~/lib/use-in-view';
import { useMedia } from '~/lib/use-media';
import { query } from '~/theme/media';

/**
 * When a decorative film may be loaded: its frame was in view once, motion is allowed and data need not be saved.
 * False on the server and in the first render, so the poster is always first.
 */
export function useBackgroundVideo(frame: RefObject<Element | null>) {
  const isInView = useInView(frame);
  const isStill = useMedia(query.reducedMotion);
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => setMayLoad(!savesData()), []);
  return { isInView, hasVideo: isInView && mayLoad && !isStill };
}
