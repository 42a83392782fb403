import type { PageContent } from '~/content/model';
import { SectionList } from '~/sections/SectionList';

/** Renders every page that consists of content only. */
export function ContentPage({ content }: { content: PageContent }) {
  return <SectionList sections={content.sections} />;
}
