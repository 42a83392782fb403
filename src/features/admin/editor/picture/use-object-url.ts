import { useEffect, useState } from 'react';

/** An address for a blob as long as it is shown; it is released when another takes its place and on leaving. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setUrl(address);
    return () => {
      URL.revokeObjectURL(address);
      setUrl(undefined);
    };
  }, [blob]);
  return blob && url;
}
