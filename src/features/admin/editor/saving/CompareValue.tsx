import styled from 'styled-components';
import type { Difference, Side } from '~/features/admin/editor/model/article-compare';
import { changedPart } from '~/features/admin/editor/model/changed-part';
import { adminWords } from '~/features/admin/words';
import { safeImageSrc } from '~/lib/text/safe-href';
import { theme } from '~/theme/theme';

/** The text of one side. Marks what `other` does not have. */
function Words({ own, other }: { own: string | undefined; other?: string | undefined }) {
  if (own === undefined) return <small>{adminWords.draft.empty}</small>;
  if (other === undefined) return <span dir="auto">{own}</span>;
  const [before, changed, rest] = changedPart(own, other);
  return (
    <span dir="auto">
      <span>{before}</span>
      {changed && <ins>{changed}</ins>}
      <span>{rest}</span>
    </span>
  );
}

/** One side of a difference, with its picture if it is a banner. */
export function CompareValue({ difference, side }: { difference: Difference; side: Side }) {
  const picture = safeImageSrc(difference.pictures?.[side] ?? '');
  return (
    <div>
      <Words own={difference[side]} other={side === 'mine' ? (difference.theirs ?? '') : undefined} />
      {picture && <Picture src={picture} alt="" />}
    </div>
  );
}

const PICTURE_HEIGHT = '96px';

const Picture = styled.img`
  display: block;
  max-height: ${PICTURE_HEIGHT};
  margin-top: ${theme.space.xs};
  border-radius: ${theme.radius.xs};
`;
