/** Tells somebody that a part they asked for cannot be had; the app says how. */
type Tell = (error: unknown) => void;

let tell: Tell = (error) => console.info('A part could not be loaded.', error);

/** The app's way to tell it. */
export function registerMissingPart(next: Tell) {
  tell = next;
}

export const tellMissingPart: Tell = (error) => tell(error);
