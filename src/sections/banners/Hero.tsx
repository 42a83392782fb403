import type { SectionOf } from '~/content/model';
import { ButtonLink } from '~/ui/button/ButtonLink';
import type { ButtonVariant } from '~/ui/button/button-styles';
import { Container } from '~/ui/Container';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Act, Claim, CoverButton, Facts, Frame, Heading, HeroLead, Strand, Text } from './Hero.styles';
import { HeroArt } from './HeroArt';

type Props = { section: SectionOf<'hero'> };

const BUTTONS = {
  company: 'primary',
  logistics: 'ink',
  banking: 'flow',
  insurance: 'cover',
} satisfies Record<Props['section']['tone'], ButtonVariant>;

/** One full-screen hero of the home page. The first contains the `h1`, extends under the header and shows the facts. */
export function Hero({ section }: Props) {
  const { tone, eyebrow, title, text, art, stat, action, secondary, facts, isFirst = false } = section;
  const Main = tone === 'insurance' ? CoverButton : ButtonLink;
  return (
    <Frame $tone={tone} $isFirst={isFirst}>
      <HeroArt name={art} isFirst={isFirst} />
      <Container>
        <Text $isFirst={isFirst}>
          {eyebrow && <Strand $tone={tone}>{eyebrow}</Strand>}
          <Heading as={isFirst ? 'h1' : 'h2'} $isFirst={isFirst}>
            {title}
          </Heading>
          <HeroLead>{text}</HeroLead>
          {stat && (
            <Claim>
              <b>{stat.value}</b> <span>{stat.label}</span>
            </Claim>
          )}
          <Act>
            <Main href={action.href} variant={BUTTONS[tone]}>
              {action.text}
              <span className="vh">{`: ${title}`}</span>
              <Icon drawing={arrowRight} data-shift="" />
            </Main>
            {secondary && (
              <ButtonLink href={secondary.href} variant="line">
                {secondary.text}
              </ButtonLink>
            )}
          </Act>
        </Text>
      </Container>
      {facts && (
        <Facts>
          {facts.map(({ before, strong, after }) => (
            <li key={strong}>
              {before && `${before} `}
              <strong>{strong}</strong>
              {after && ` ${after}`}
            </li>
          ))}
        </Facts>
      )}
    </Frame>
  );
}
