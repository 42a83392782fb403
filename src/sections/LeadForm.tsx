import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { LeadSectionForm } from '~/features/leads/LeadSectionForm';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { FormCard } from './parts/FormCard';
import { Lead } from './parts/Lead';
import { NoScriptNote } from './parts/NoScriptNote';

type Props = { section: SectionOf<'leadForm'> };

/** Reasons to get in touch, next to the form. */
export function LeadForm({ section: { title, text, submitText } }: Props) {
  return (
    <Band>
      <div>
        <h2>{title}</h2>
        <Below>{text}</Below>
      </div>
      <FormCard>
        <LeadSectionForm label={title} submitText={submitText} />
        <NoScriptNote />
      </FormCard>
    </Band>
  );
}

/** The callback banner below adds padding, which is subtracted here. */
const BOTTOM_BEFORE_CALLBACK = 'calc(clamp(72px, 9vw, 136px) - clamp(56px, 6vw, 88px))';
const COLUMNS = '5fr 6fr';

const Band = styled.section`
  ${wrap}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.pair};
  align-items: center;
  padding-block: ${theme.space.section} ${BOTTOM_BEFORE_CALLBACK};

  ${media.desktop} {
    grid-template-columns: ${COLUMNS};
  }
`;

const Below = styled(Lead)`
  margin-top: ${theme.space.ml};
`;
