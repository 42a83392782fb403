import styled from 'styled-components';
import { QueryProvider } from '~/api/QueryProvider';
import { ArticleEditor } from '~/features/admin/editor/ArticleEditor';
import { adminWords } from '~/features/admin/words';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { articlePreview } from '../admin/article-preview';

/** `/newsroom/admin`, the same editor without a login. The backend decides who can save. */
export default function PublicEditorPage() {
  return (
    <QueryProvider>
      <Place>
        <p data-without-js="">{adminWords.editor.withoutJs}</p>
        <div data-needs-js="">
          <ArticleEditor isPublic renderPreview={articlePreview} />
        </div>
      </Place>
    </QueryProvider>
  );
}

const Place = styled.div`
  padding-block: ${theme.space.xxl} ${theme.space.section};
  background: ${theme.color.bgAlt};

  > * {
    ${wrap}
  }
`;
