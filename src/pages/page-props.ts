/** Props of every page component: the decoded params of its address. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}
