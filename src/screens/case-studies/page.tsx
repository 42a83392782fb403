import styled from 'styled-components';
import { useSearch } from 'wouter';
import { caseStudies } from '~/content/case-studies';
import { CallbackBanner } from '~/sections/banners/CallbackBanner';
import { PageBanner } from '~/sections/banners/PageBanner';
import { Art } from '~/sections/parts/Art';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Grid } from '~/ui/layout';
import { CaseCard } from './CaseCard';
import { CaseFilter } from './CaseFilter';
import { readChoice, studiesOf } from './category-rules';
import { caseStudiesWords } from './words';

/** `/case-studies`: all case studies, or those of a category. */
export default function CaseStudiesPage() {
  const { title, lead, callback } = caseStudiesWords;
  const choice = readChoice(useSearch());
  const studies = studiesOf(caseStudies, choice);
  return (
    <>
      <PageBanner section={{ kind: 'pageBanner', variant: 'light', title, lead }} />
      <Frame>
        <CaseFilter choice={choice} count={studies.length} />
        <Grid as="ul" $gap="xl" $top="xlPlus">
          {studies.map((study) => (
            <li key={study.id}>
              <CaseCard
                study={study}
                picture={study.bannerImages
                  .slice(0, 1)
                  .map((name) => <Art key={name} name={name} width={1440} height={640} />)}
              />
            </li>
          ))}
        </Grid>
      </Frame>
      <CallbackBanner section={{ kind: 'callbackBanner', ...callback }} />
    </>
  );
}

const { space } = theme;

const Frame = styled.section`
  ${wrap}
  padding-block: ${space.xxll} ${space.section};
`;
