import type { BlogCard, SectionOf } from '~/content/model';
import { Art } from '~/sections/parts/Art';
import { SectionFrame } from '~/sections/parts/SectionFrame';
import { Stack } from '~/ui/layout';
import { MoreLink } from '~/ui/navigation/MoreLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Body, Columns, Header, LargeCard, SideCard, SideLink } from './BlogCards.styles';
import { CheckList } from './CheckList';

type Props = { section: SectionOf<'blogCards'> };

/** Two or more ways to work together as large cards, next to the firm's vision and mission. */
export function BlogCards({ section: { cards, sidebar } }: Props) {
  return (
    <SectionFrame top="small">
      <Columns>
        <Stack as="ul" $gap="xl">
          {cards.map((card) => (
            <li key={card.title}>
              <Card {...card} />
            </li>
          ))}
        </Stack>
        <Stack $gap="ml">
          {sidebar.map(({ title, text, linkText, href }) => (
            <SideCard key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              <SideLink href={href}>
                {linkText}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </SideLink>
            </SideCard>
          ))}
        </Stack>
      </Columns>
    </SectionFrame>
  );
}

function Card({ title, headerImage, paragraphs, featuresList, ctaText, ctaLink, gradientType }: BlogCard) {
  const isDark = gradientType === 'dark';
  return (
    <LargeCard $isDark={isDark} data-surface={isDark ? 'dark' : undefined}>
      <Header>
        <Art name={headerImage} width={1000} height={320} />
      </Header>
      <Body>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <CheckList items={featuresList} />
        <MoreLink href={ctaLink}>
          {ctaText}
          <span className="vh">{`: ${title}`}</span>
        </MoreLink>
      </Body>
    </LargeCard>
  );
}
