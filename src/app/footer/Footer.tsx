import { footer, footerLinks } from '~/content/contacts';
import { LivePart } from '~/lib/live-part';
import { Container } from '~/ui/Container';
import { linkedInMark } from '~/ui/icons/brand';
import { Icon } from '~/ui/icons/Icon';
import { TextLink } from '~/ui/navigation/TextLink';
import { Base, Bottom, BottomLink, Columns, Description, Ink, List, Logo, Title } from './Footer.styles';
import { FooterVersion } from './FooterVersion';

/** The company, links and contact details. The client hydrates only the version. */
export function Footer() {
  const { companyInfo, quickLinks, contact, locations, socialMedia } = footer;
  return (
    <Ink data-surface="dark" data-animated="">
      <Container>
        <Columns>
          <div>
            {/* React preloads pictures that have no priority. */}
            <Logo src={companyInfo.logo} alt="Mindwave" width={231} height={44} fetchPriority="low" data-print="hide" />
            <Description>
              {companyInfo.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Description>
          </div>
          <nav aria-labelledby="footer-links">
            <Title id="footer-links">{quickLinks.title}</Title>
            <ul>
              {quickLinks.links.map(({ name, url }) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Title>{contact.title}</Title>
            <List>
              {contact.departments.map(({ name, email }) => (
                <div key={email}>
                  <dt>{name}</dt>
                  <dd>
                    <TextLink tone="inherit" href={`mailto:${email}`}>
                      {email}
                    </TextLink>
                  </dd>
                </div>
              ))}
            </List>
          </div>
          <div>
            <Title>{locations.title}</Title>
            <List>
              {locations.offices.map(({ name, address }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{address}</dd>
                </div>
              ))}
            </List>
          </div>
        </Columns>
        <Base>
          <Bottom>
            <span>{companyInfo.copyright}</span>
            {footerLinks.map(({ text, href }) => (
              <BottomLink key={href} href={href}>
                {text}
              </BottomLink>
            ))}
            <BottomLink href={socialMedia.url}>
              <Icon drawing={linkedInMark} isFilled />
              {socialMedia.name}
            </BottomLink>
          </Bottom>
          <LivePart name="version" of={FooterVersion} props={{}} />
        </Base>
      </Container>
    </Ink>
  );
}
