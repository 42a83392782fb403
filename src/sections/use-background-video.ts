import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '~/lib/use-in-view';
import { useMedia } from '~/lib/use-media';
import { query } from '~/theme/media';

/** Whether the visitor asked the browser to save data; not every browser tells. */
function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

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
