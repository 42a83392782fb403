import { type RefObject, useEffect, useState } from 'react';
import { savesData } from '~/lib/browser/saves-data';
import { useInView } from '~/lib/hooks/use-in-view';
import { useMedia } from '~/lib/hooks/use-media';
import { query } from '~/theme/media';

/**
 * Whether a decorative film may load: its frame has been in view, motion is allowed and the user does not save data.
 * False on the server and in the first render, so the poster is always shown first.
 */
export function useBackgroundVideo(frame: RefObject<Element | null>) {
  const isInView = useInView(frame);
  const isStill = useMedia(query.reducedMotion);
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => setMayLoad(!savesData()), []);
  return { isInView, hasVideo: isInView && mayLoad && !isStill };
}
