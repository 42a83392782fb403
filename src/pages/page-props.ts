/** What every page component gets: the params of its address, decoded. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}
