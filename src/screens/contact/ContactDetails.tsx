import type { ReactNode } from 'react';
import styled from 'styled-components';
import { contacts, offices, social } from '~/content/contacts';
import { theme } from '~/theme/theme';
import { linkedInMark } from '~/ui/icons/brand';
import { Icon } from '~/ui/icons/Icon';
import { mail, mapPin } from '~/ui/icons/screens';
import { TextLink } from '~/ui/navigation/TextLink';
import { contactWords } from './words';

function Detail({
  drawing,
  isFilled,
  name,
  children,
}: {
  drawing: string;
  isFilled?: boolean;
  name: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <Icon drawing={drawing} isFilled={isFilled ?? false} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The offices, and how to contact the company without the form. */
export function ContactDetails() {
  return (
    <List>
      {Object.values(offices).map(({ name, address }) => (
        <Detail key={name} drawing={mapPin} name={name}>
          {address}
        </Detail>
      ))}
      {Object.values(contacts).map(({ name, email, href }) => (
        <Detail key={name} drawing={mail} name={name}>
          <TextLink href={href}>{email}</TextLink>
        </Detail>
      ))}
      <Detail drawing={linkedInMark} isFilled name={contactWords.followUs}>
        <TextLink href={social.url} rel="noopener noreferrer" target="_blank">
          {social.label}
        </TextLink>
      </Detail>
    </List>
  );
}

const { space, color, font } = theme;

const List = styled.dl`
  display: grid;
  gap: ${space.lPlus};

  > div {
    display: grid;
    gap: ${space.x3s};
  }

  .icon {
    margin-top: ${space.x3s};
    color: ${color.text3};
  }

  dt {
    display: grid;
    grid-template-columns: ${theme.size.target} minmax(0, 1fr);
    gap: ${space.m};
    font-weight: ${font.weight.strong};
  }

  dd {
    padding-left: calc(${theme.size.target} + ${space.m});
    color: ${color.text2};
    overflow-wrap: anywhere;
  }
`;
