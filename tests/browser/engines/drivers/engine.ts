/** The driver interface, implemented by `firefox.ts` and `webkit.ts`. `tab.ts` adds what both engines share. */
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
  /** Sets the file of the file input that matches the selector. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Prints the page as PDF. */
  print(): Promise<Buffer>;
  /** Sets the viewport size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Takes the current page offline. The next page load may be online again. */
  goOffline(): Promise<void>;
  toFront(): Promise<void>;
  close(): Promise<void>;
}

/** The user's system settings. */
export interface Settings {
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
  readonly forcedColors?: boolean;
}

/** The browser crashed or does not respond to commands. The test is retried in a new browser. */
export class BrowserFailure extends Error {
  override readonly name = 'BrowserFailure';
  constructor(problem: string, cause?: unknown) {
    super(`The browser ${problem}.`, { cause });
  }
}

export interface RawBrowser {
  readonly version: string;
  /** True after a crash, and after a command without a response. */
  hasFailed(): boolean;
  newTab(): Promise<RawTab>;
  /** Errors, warnings and uncaught exceptions since the last call. */
  takeConsoleErrors(): string[];
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** @param profile Folder of the browser's profile. By default a temporary one. */
  launch(settings?: Settings, profile?: string): Promise<RawBrowser>;
}
