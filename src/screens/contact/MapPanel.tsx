import { useEffect, useRef, useState } from 'react';
import { loadConfig } from '~/api/config';
import { offices } from '~/content/contacts';
import { useInView } from '~/lib/hooks/use-in-view';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { AddressCard, Box, Frame, Pin } from './MapPanel.styles';
import { contactWords } from './words';

const { map: words } = contactWords;

type MapState =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'offered' }
  | { readonly kind: 'framed'; readonly url: string };

/** A frame does not report that its page failed to load, so this requests the address first. */
async function isReachable(url: string) {
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    return true;
  } catch (error) {
    console.info('The map stays a picture: its page could not be reached.', error);
    return false;
  }
}

async function findState(isWanted: boolean): Promise<MapState> {
  try {
    const { mapMode, mapUrl } = await loadConfig();
    if (mapMode === 'off' || !navigator.onLine) return { kind: 'drawn' };
    if (mapMode === 'click' && !isWanted) return { kind: 'offered' };
    return (await isReachable(mapUrl)) ? { kind: 'framed', url: mapUrl } : { kind: 'drawn' };
  } catch (error) {
    console.info('The map stays a picture: the settings could not be read.', error);
    return { kind: 'drawn' };
  }
}

/**
 * The map of the headquarters in a 450px box that is the same in every state: the embedded map, the button that loads
 * it, or a drawn map if it is not allowed or cannot be loaded. Each state shows the address and a link to a map.
 */
export function MapPanel() {
  const [isWanted, setWanted] = useState(false);
  const [state, setState] = useState<MapState>({ kind: 'drawn' });
  const box = useRef<HTMLElement>(null);
  const isInView = useInView(box);
  const { headquarters } = offices;

  useEffect(() => {
    if (!isInView) return;
    let isCurrent = true;
    void findState(isWanted).then((found) => {
      if (isCurrent) setState(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isInView, isWanted]);

  return (
    <Box ref={box}>
      {state.kind === 'framed' ? (
        <Frame src={state.url} title={words.title} loading="lazy" height={450} referrerPolicy="no-referrer" />
      ) : (
        <>
          <img src="/art/map-placeholder.svg" alt="" width={1240} height={450} loading="lazy" />
          <Pin viewBox="0 0 48 60" aria-hidden="true">
            <path d="M24 58C12 42 4 33 4 22a20 20 0 1 1 40 0c0 11-8 20-20 36Z" />
            <circle cx="24" cy="22" r="8" strokeWidth="5" />
          </Pin>
        </>
      )}
      <AddressCard>
        <strong>{headquarters.name}</strong>
        <p>{headquarters.address}</p>
        {state.kind === 'offered' && (
          <Button size="small" variant="ink" data-replay="" onClick={() => setWanted(true)}>
            {words.load}
          </Button>
        )}
        <ButtonLink size="small" variant="line" href={headquarters.mapsHref} target="_blank" rel="noopener noreferrer">
          {words.open}
        </ButtonLink>
      </AddressCard>
    </Box>
  );
}
