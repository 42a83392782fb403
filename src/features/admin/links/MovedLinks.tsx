import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linkingQuery, linksToSlug } from '~/api/articles/linking';
import { dropToken } from '~/api/token';
import type { SaveOther } from '~/features/admin/editor/saving/save-other';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { useFocusAfter } from '~/features/admin/use-focus-after';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';
import { changeLinks } from './change-links';
import { EditorLinks } from './EditorLinks';
import { linkWords } from './words';

const words = linkWords.moved;

interface Props {
  /** The article whose slug has changed. Its own links are in the form. */
  id: string;
  former: string;
  slug: string;
  saveOther: SaveOther;
}

/** Says which articles still link to a former slug, and changes their links. */
export function MovedLinks({ id, former, slug, saveOther }: Props) {
  const queryClient = useQueryClient();
  const { data, isPending, isError } = useQuery(linkingQuery(former));
  const [status, setStatus] = useState<'idle' | 'changing' | 'signIn'>('idle');
  const [changed, setChanged] = useState(0);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const others = data?.articles.filter((article) => article.id !== id) ?? [];
  const count = others.length + (data?.more ?? 0);
  useFocusAfter(count > 0);

  const change = async () => {
    setStatus('changing');
    setFailures(new Map());
    for (const article of others) {
      const outcome = await changeLinks(article.id, former, slug, saveOther);
      if (outcome === 'signIn') {
        dropToken();
        return setStatus(outcome);
      }
      if ('count' in outcome) setChanged((before) => before + outcome.count);
      else setFailures((before) => new Map(before).set(article.id, outcome.why));
    }
    await queryClient.invalidateQueries();
    setStatus('idle');
  };

  if (isPending) return null;
  if (isError) return <Alert>{words.failed(former)}</Alert>;
  if (!data) return <Alert>{words.unknown(former)}</Alert>;
  if (count === 0) return changed > 0 && <Alert tone="ok">{words.changed(changed, slug)}</Alert>;
  const links = others.flatMap((article) => linksToSlug(article, former)).length;
  return (
    <>
      <Alert
        title={words.found(count, former)}
        actions={
          <Button
            variant="line"
            size="small"
            isBusy={status === 'changing'}
            busyLabel={words.changing}
            onClick={() => void change()}
          >
            {words.change(links)}
          </Button>
        }
      >
        <EditorLinks articles={others} more={data.more} failures={failures} />
      </Alert>
      <SignInDialog
        isOpen={status === 'signIn'}
        words={words.signIn}
        onSignedIn={() => void change()}
        onCancel={() => setStatus('idle')}
      />
    </>
  );
}
