import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { offlineScreen } from '~/content/screens/offline';
import { contacts } from '~/content/site';
import { href } from '~/routes';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ButtonLink } from '~/ui/ButtonLink';
import { Icon } from '~/ui/Icon';
import { arrowRight, briefcase, mail, newspaper, refreshCw } from '~/ui/icons/common';
import { type SavedArticle, savedArticles } from './saved-pages';

const savedText = (savedAt: number | undefined) =>
  savedAt === undefined
    ? offlineScreen.article
    : `${offlineScreen.articleSaved} ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt)}`;

/** Calls `onBack` when the connection is there again. */
function useBackOnline(onBack: () => void) {
  useEffect(() => {
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [onBack]);
}

/** In place of a page this device has not saved: what can be done now, and what can still be read. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const [articles, setArticles] = useState<readonly SavedArticle[]>([]);
  useBackOnline(onRetry);
  useEffect(() => {
    savedArticles().then(setArticles, (error: unknown) => console.info('What is saved could not be listed.', error));
  }, []);
  const rows = [
    ...articles.map(({ slug, title, savedAt }) => ({
      to: href('/newsroom/:slug', { slug }),
      drawing: newspaper,
      title,
      text: savedText(savedAt),
    })),
    { to: href('/careers'), drawing: briefcase, title: offlineScreen.careers.title, text: offlineScreen.careers.text },
    { to: href('/contact'), drawing: mail, title: offlineScreen.contact.title, text: contacts.general.email },
  ];
  return (
    <Frame>
      <div>
        <img src="/art/illustration-offline.svg" alt="" width={420} height={180} />
        <h1 tabIndex={-1}>{offlineScreen.title}</h1>
        <p>{offlineScreen.text}</p>
        <Actions>
          <Button onClick={onRetry}>
            <Icon drawing={refreshCw} />
            {offlineScreen.tryAgain}
          </Button>
          <ButtonLink variant="line" href={href('/')}>
            {offlineScreen.home.text}
          </ButtonLink>
        </Actions>
      </div>
      <div>
        <h2>{offlineScreen.saved}</h2>
        <Rows>
          {rows.map(({ to, drawing, title, text }) => (
            <li key={to}>
              <a href={to}>
                <Glyph>
                  <Icon drawing={drawing} />
                </Glyph>
                <span>
                  <strong>{title}</strong>
                  <small>{text}</small>
                </span>
                <Icon drawing={arrowRight} />
              </a>
            </li>
          ))}
        </Rows>
      </div>
    </Frame>
  );
}

const { space, text, color } = theme;

const Frame = styled.section`
  ${wrap}
  display: grid;
  gap: ${space.xxl};
  align-items: start;
  padding-bottom: ${space.section};

  img {
    width: min(${theme.layout.panel}, 100%);
    height: auto;
    margin-bottom: ${space.ll};
  }

  h1 {
    margin-bottom: ${space.m};
    font-size: ${text.h2};
  }

  h2 {
    margin-bottom: ${space.px14};
    font-size: ${text.h3};
  }

  p {
    color: ${color.text2};
    font-size: ${text.lead};
    line-height: ${theme.leading.lead};
  }

  ${media.desktop} {
    grid-template-columns: 5fr 6fr;
    column-gap: ${space.column};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.ll};
`;

const Glyph = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  width: ${theme.size.controlSmall};
  height: ${theme.size.controlSmall};
  border-radius: ${theme.radius.m};
  background: ${theme.strand.mist.tint};
`;

const Rows = styled.ul`
  border-top: 1px solid ${color.border};

  a {
    display: flex;
    align-items: center;
    gap: ${space.m};
    padding: ${space.px14} 0;
    border-bottom: 1px solid ${color.border};
  }

  span {
    display: grid;
    flex: 1;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.text3};
    font-size: ${text.small};
  }
`;
