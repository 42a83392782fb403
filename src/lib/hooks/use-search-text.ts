import { useEffect, useEffectEvent, useState } from 'react';

/** The search starts when the user stops typing for this long. */
const PAUSE_MS = 200;

/**
 * The text of a search field, how many of its characters are too many, and `search` for Enter. The text reaches the address
 * after a pause, and follows the address after Back.
 * @param shown the text in the address.
 * @param limit the longest text, in characters, that is searched for.
 */
export function useSearchText(shown: string, limit: number, onSearch: (text: string) => void) {
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const [sent, setSent] = useState<string>();
  if (shown !== seen) {
    setSeen(shown);
    // The address changes once for a search of this field. Every other change is Back or Forward.
    if (shown !== sent) setText(shown);
    setSent(undefined);
  }
  const wanted = text.trim();
  const excess = Math.max(0, [...wanted].length - limit);
  const search = () => {
    if (wanted === shown || excess > 0) return;
    setSent(wanted);
    onSearch(wanted);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (wanted === shown || excess > 0) return;
    const timer = setTimeout(searchLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown, excess]);
  return { text, setText, excess, search };
}
