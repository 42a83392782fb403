import { useEffect, useState } from 'react';
import { contacts } from '~/content/contacts';
import { href } from '~/href';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { arrowRight, refreshCw } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { briefcase, mail, newspaper } from '~/ui/icons/screens';
import { Row } from '~/ui/layout';
import { Frame, Glyph, Rows } from './OfflineNotice.styles';
import { type SavedArticle, type SavedPage, savedArticles, savedPages } from './saved-pages';
import { offlineWords } from './words';

const savedText = (savedAt: number | undefined) =>
  savedAt === undefined
    ? offlineWords.article
    : `${offlineWords.articleSaved} ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt)}`;

interface Props {
  /** Called when the user wants to try again. */
  readonly onRetry: () => void;
}

/** Replaces a page that is not saved on this device: what the user can do, and what they can still read. */
export function OfflineNotice({ onRetry }: Props) {
  const [articles, setArticles] = useState<readonly SavedArticle[]>([]);
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    savedArticles().then(setArticles, (error: unknown) =>
      console.info('The saved articles could not be listed.', error),
    );
    savedPages().then(setPages, (error: unknown) => console.info('The saved pages could not be listed.', error));
  }, []);
  const rows = [
    ...articles.map(({ slug, title, savedAt }) => ({
      to: href('/newsroom/:slug', { slug }),
      drawing: newspaper,
      title,
      text: savedText(savedAt),
    })),
    ...pages.map(({ path, title }) => ({ to: path, drawing: newspaper, title, text: offlineWords.page })),
    { to: href('/careers'), drawing: briefcase, title: offlineWords.careers.title, text: offlineWords.careers.text },
    { to: href('/contact'), drawing: mail, title: offlineWords.contact.title, text: contacts.general.email },
  ];
  return (
    <Frame>
      <div>
        <img src="/art/illustration-offline.svg" alt="" width={420} height={180} />
        <h1 tabIndex={-1}>{offlineWords.title}</h1>
        <p>{offlineWords.text}</p>
        <Row $gap="s" $top="ll">
          <Button onClick={onRetry}>
            <Icon drawing={refreshCw} />
            {offlineWords.tryAgain}
          </Button>
          <ButtonLink variant="line" href={href('/')}>
            {offlineWords.home.text}
          </ButtonLink>
        </Row>
      </div>
      <div>
        <h2>{offlineWords.saved}</h2>
        <Rows>
          {rows.map(({ to, drawing, title, text }) => (
            <li key={to}>
              <a href={to}>
                <Glyph>
                  <Icon drawing={drawing} />
                </Glyph>
                <span>
                  <strong dir="auto">{title}</strong>
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
