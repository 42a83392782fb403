import type { DynamicPath, Filled, Params, StaticPath } from './routes';

/** Builds the address of a route: `href('/careers/job/:jobId', { jobId })`. Values are URL-encoded. */
export function href<P extends StaticPath>(path: P): P;
export function href<P extends DynamicPath>(path: P, params: Params<P>): Filled<P>;
export function href(path: string, params: Readonly<Record<string, string>> = {}): string {
  return fill(path, params);
}

/** The same for a path that is not known to the compiler. */
export const fill = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
