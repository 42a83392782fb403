import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { noticesQuery, shownNotices } from '~/api/notices';
import { useFocusAfter } from '~/features/admin/use-focus-after';
import { adminWords } from '~/features/admin/words';
import { focusHeading } from '~/lib/announce-page';
import { media } from '~/theme/media';
import { plainButton, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/icons/Icon';
import { triangleAlert } from '~/ui/icons/screens';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { NoticesDialog } from './NoticesDialog';

const words = adminWords.notices;
/** The height of the button where it must fit above the heading. */
const LOW = '1.75rem';

function NoticesButton({ count, onClick }: { count: number; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  // The last notice may go away while its button has the focus.
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) focusHeading();
    };
  }, []);
  return (
    <Place>
      <Open ref={ref} type="button" aria-label={words.count(count)} aria-haspopup="dialog" onClick={onClick}>
        <Icon drawing={triangleAlert} />
        {count}
      </Open>
    </Place>
  );
}

/** The number of notices, as a button that lists them. Nothing is shown without notices, nor if they cannot be loaded. */
export function Notices() {
  const known = shownNotices(useQuery(noticesQuery));
  const notices = known ?? [];
  const [isWanted, setOpen] = useState(false);
  // Without a session nobody knows whether there are notices, so the dialog does not say that there are none.
  const isOpen = isWanted && known !== undefined;
  useFocusAfter(isOpen);
  const count = notices.length;
  // Not the page's announcer: the title of the screen would replace the number before it is read.
  const [said, setSaid] = useState({ count: 0, text: '' });
  if (said.count !== count) setSaid({ count, text: count > said.count ? words.count(count) : '' });
  return (
    <>
      <VisuallyHidden role="status">{said.text}</VisuallyHidden>
      {count > 0 && <NoticesButton count={count} onClick={() => setOpen(true)} />}
      <NoticesDialog isOpen={isOpen} onClose={() => setOpen(false)} notices={notices} />
    </>
  );
}

/** Beside the title. On phones there is no space beside it, so it hangs below the bar, in the free space above the heading. */
const Place = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  align-items: center;

  ${media.phone} {
    inset: 100% ${theme.space.s} auto auto;
    margin-top: ${theme.space.xxs};
  }
`;

const Open = styled.button`
  ${plainButton}
  display: inline-flex;
  gap: ${theme.space.xxs};
  align-items: center;
  justify-content: center;
  min-width: ${theme.size.controlSmall};
  height: ${theme.size.controlSmall};
  padding: 0 ${theme.space.xsPlus};
  border-radius: ${theme.radius.pill};
  color: ${theme.strand.signal.text};
  font-weight: ${theme.font.weight.strong};
  ${transition('background-color')}

  &:hover {
    background: ${theme.color.surface3};
  }

  ${media.phone} {
    height: ${LOW};
    background: ${theme.color.surface3};
  }
`;
