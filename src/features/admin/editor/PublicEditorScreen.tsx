import styled from 'styled-components';
import { QueryProvider } from '~/api/QueryProvider';
import { adminScreen } from '~/content/screens/admin';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { ArticleEditor } from './ArticleEditor';

/** `/newsroom/admin`, the same editor without a login. The backend decides who can save. */
export function PublicEditorScreen({ renderPreview }: { renderPreview: RenderPreview }) {
  return (
    <QueryProvider>
      <Place>
        <p data-without-js="">{adminScreen.editor.withoutJs}</p>
        <div data-needs-js="">
          <ArticleEditor isPublic renderPreview={renderPreview} />
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
