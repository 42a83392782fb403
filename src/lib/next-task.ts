/** Resolves in a new task, so that the browser can paint and respond to input in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
