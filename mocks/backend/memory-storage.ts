import { seedState } from './seed/state';
import type { State } from './state';
import type { Change, Storage } from './storage';

/** Makes a data URL of the bytes. `type` is the media type, such as `image/png`. */
export function dataUrl(bytes: Uint8Array, type: string): string {
  // Too many arguments overflow the stack. 32,768 are safe in every engine.
  const step = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += step) binary += String.fromCharCode(...bytes.subarray(at, at + step));
  return `data:${type};base64,${btoa(binary)}`;
}

/** Creates a storage in memory, for tests, stories and browsers that block IndexedDB. */
export function memoryStorage(initial: State = seedState()): Storage {
  let state = initial;
  return {
    read: async () => state,
    transact: async <Result>(change: (state: State) => Change<Result>) => {
      const { result, next } = change(state);
      if (next) state = { ...state, ...next };
      return result;
    },
    putImage: async (bytes, type) => dataUrl(bytes, type),
    dropImage: async () => {},
  };
}
