import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { insetFocus } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { chevronDown } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  /** Text, or a heading. */
  title: ReactNode;
  /** Icon before the title. */
  drawing?: string;
  /** Badge after the title. */
  badge?: ReactNode;
  children: ReactNode;
}

/**
 * A box that opens and closes when its title is pressed: filters, the editor's panels. Native `<details>`: `open` is
 * its initial state, `onToggle` reports changes. Boxes with the same `name` open one at a time.
 */
export function Disclosure({ title, drawing, badge, children, ...rest }: Props) {
  // HTML allows a heading in <summary>, but not in a <span>.
  const isHeading = typeof title !== 'string';
  const id = useId();
  return (
    // A group of fields needs a name. A box with a plain title contains groups that have one.
    <Box aria-labelledby={isHeading ? id : undefined} {...rest}>
      <Head>
        {drawing && <Icon drawing={drawing} />}
        {/* A group has no name from its content, so neither would the summary around it. */}
        <Title as={isHeading ? 'hgroup' : 'span'} role={isHeading ? 'none' : undefined} id={isHeading ? id : undefined}>
          {isHeading ? title : <span>{title}</span>}
          {isHeading && badge ? <p>{badge}</p> : badge}
        </Title>
        <Icon drawing={chevronDown} />
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}

const { color, space } = theme;

const Box = styled.details`
  min-width: 0;
  border: ${theme.line.hair} solid ${color.border};
  border-radius: ${theme.radius.l};
  background: ${color.surface};
`;

const Head = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.sPlus};
  min-height: ${theme.size.glyphLarge};
  padding: ${space.m} ${space.ml};
  border-radius: inherit;
  font-weight: ${theme.font.weight.strong};
  list-style: none;
  cursor: pointer;
  ${insetFocus}

  &::-webkit-details-marker {
    display: none;
  }

  details[open] > & > .icon:last-child {
    transform: scaleY(-1);
  }
`;

/** In a narrow box, the badge wraps below the title. */
const Title = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.sPlus};
  min-width: 0;

  > p {
    display: flex;
  }
`;

const Body = styled.div`
  padding: 0 ${space.ml} ${space.sPlus};
`;
