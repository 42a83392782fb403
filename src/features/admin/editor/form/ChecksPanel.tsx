import { memo, useState } from 'react';
import styled from 'styled-components';
import { useArticles } from '~/api/articles/news';
import { type Check, checkArticle } from '~/features/admin/editor/model/article-checks';
import type { EditorArticle } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { linkChecks } from '~/features/admin/links/on-demand';
import { adminWords } from '~/features/admin/words';
import { useSettled } from '~/lib/hooks/use-settled';
import { theme } from '~/theme/theme';
import { TextButton } from '~/ui/button/TextButton';
import { listChecks } from '~/ui/icons/admin';
import { circleAlert, circleCheck } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { triangleAlert } from '~/ui/icons/screens';
import { OnDemand } from '~/ui/OnDemand';
import { Badge } from '~/ui/status/Badge';
import { LIST_ARTICLES_LIMIT_MAXIMUM } from '~contract/generated/limits';
import { EditorPanel } from './EditorPanel';

const words = adminWords.checks;
/** The slug is looked up when the user stops typing for this long. */
const SLUG_PAUSE_MS = 300;
/** The links, too. An address takes longer to type. */
const LINK_PAUSE_MS = 1000;
const NO_CHECKS: readonly Check[] = [];
const ICONS = { ok: circleCheck, warning: triangleAlert, danger: circleAlert } as const;

interface Props {
  article: EditorArticle;
  id: string | undefined;
  savedSlug: string | undefined;
}

function summaryOf(checks: readonly Check[]) {
  const count = (level: Check['level']) => checks.filter((check) => check.level === level).length;
  if (count('danger') > 0) return <Badge tone="route">{words.fix(count('danger'))}</Badge>;
  if (count('warning') > 0) return <Badge tone="signal">{words.look(count('warning'))}</Badge>;
  return <Badge tone="flow">{words.fine}</Badge>;
}

/** Lists what to check before publishing the article, with buttons that go to the fields. */
export const ChecksPanel = memo(function ChecksPanel({ article, id, savedSlug }: Props) {
  const { dispatch } = useEditor();
  const slug = useSettled(article.slug.trim(), SLUG_PAUSE_MS);
  const request = { page: 1, limit: LIST_ARTICLES_LIMIT_MAXIMUM, text: slug, isSummary: true };
  const { shown, isWaiting } = useArticles(request, { isEnabled: slug !== '' });
  const isLoaded = slug === article.slug.trim() && !isWaiting;
  const settled = useSettled(article, LINK_PAUSE_MS);
  const [ofLinks, setOfLinks] = useState(NO_CHECKS);
  const checks = [...checkArticle(article, { others: isLoaded ? shown?.rows : undefined, id, savedSlug }), ...ofLinks];
  const hasLinks = article.sections.some(({ ctaLink }) => ctaLink) || article.sidebarItems.some(({ link }) => link);
  const goTo = ({ target, section }: Check) =>
    target && dispatch({ type: 'focus', id: target, ...(section && { section }) });
  return (
    <EditorPanel title={words.title} drawing={listChecks} badge={summaryOf(checks)}>
      <List>
        {checks.map((check) => (
          <li key={check.id} data-level={check.level}>
            <Icon drawing={ICONS[check.level]} />
            <div>
              <b>{check.title}</b>
              {check.detail && <p>{check.detail}</p>}
              {check.fix && (
                <TextButton
                  onClick={() => {
                    if (check.fix) dispatch(check.fix.action);
                    goTo(check);
                  }}
                >
                  {check.fix.label}
                </TextButton>
              )}
            </div>
            {check.target && (
              <TextButton aria-label={`${words.goThere}: ${check.title}`} onClick={() => goTo(check)}>
                {words.goThere}
              </TextButton>
            )}
          </li>
        ))}
      </List>
      <OnDemand part={linkChecks} props={{ article: settled, onChecked: setOfLinks }} isWanted={hasLinks} />
    </EditorPanel>
  );
});

const { space, color } = theme;

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: ${theme.size.target} minmax(0, 1fr) auto;
    gap: ${space.s};
    align-items: start;
    padding: ${space.s} 0;
    font-size: ${theme.text.small};
    line-height: ${theme.leading.caption};
  }

  li + li {
    border-top: 1px solid ${color.border};
  }

  b {
    font-weight: ${theme.font.weight.button};
  }

  p {
    color: ${color.text3};
    overflow-wrap: anywhere;
  }

  [data-level='ok'] .icon {
    color: ${color.ok};
  }

  [data-level='warning'] .icon {
    color: ${color.signalText};
  }

  [data-level='danger'] .icon {
    color: ${color.danger};
  }
`;
