/** What a test needs of a driver. `firefox.ts` and `webkit.ts` speak to the two engines; `tab.ts` adds what they share. */
export interface RawTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of an async function in the page; `args` are JSON. */
  run(body: string, args: readonly unknown[]): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses keys together, such as `['Control', 's']`, by their names in `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a file into the file field that the selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The page on paper, as PDF. */
  print(): Promise<Buffer>;
  /** Size of the window's inside in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Takes the connection away from the page that is shown; the next page that is loaded may have it again. */
  goOffline(): Promise<void>;
  toFront(): Promise<void>;
  close(): Promise<void>;
}

/** What a person has chosen in the system. */
export interface Settings {
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
  readonly forcedColors?: boolean;
}

/** The browser itself ended, which says nothing about the site: the check runs once more in a new one. */
export class BrowserCrash extends Error {
  override readonly name = 'BrowserCrash';
  constructor(cause: unknown) {
    super('The browser crashed.', { cause });
  }
}

export interface RawBrowser {
  readonly version: string;
  hasCrashed(): boolean;
  newTab(): Promise<RawTab>;
  /** Errors, warnings and uncaught exceptions since the last call. */
  takeConsoleErrors(): string[];
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** @param profile folder with the browser's data; a new one is used and removed where it is missing. */
  launch(settings?: Settings, profile?: string): Promise<RawBrowser>;
}
