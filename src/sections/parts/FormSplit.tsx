import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { FormCard } from './FormCard';
import { Lead } from './Lead';
import { NoScriptNote } from './NoScriptNote';

interface Props {
  title: string;
  lead: string;
  /** Content below the text. */
  children: ReactNode;
  form: ReactNode;
}

/** The page's title and text on the left, its form in a card on the right. */
export function FormSplit({ title, lead, children, form }: Props) {
  return (
    <Frame>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <Lead>{lead}</Lead>
        <Words>{children}</Words>
      </div>
      <FormCard>
        {form}
        <NoScriptNote />
      </FormCard>
    </Frame>
  );
}

const { space } = theme;

const Frame = styled.section`
  ${wrap}
  display: grid;
  gap: ${space.xxl};
  align-items: start;
  padding-bottom: ${space.section};

  h1 + * {
    margin-top: ${space.mlPlus};
  }

  ${media.desktop} {
    grid-template-columns: 5fr 6fr;
    column-gap: ${space.column};
  }
`;

const Words = styled.div`
  margin-top: ${space.xxl};
`;
