import styled from 'styled-components';
import type { Block } from '~/api/articles/article';
import { runsOnPaper } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { check } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

type ListBlock = Extract<Block, { type: 'list' }>;

/**
 * The marker of an item: its own emoji, the emoji of the list, a check, or none. If there is none, CSS draws a strand
 * or a number.
 */
function markOf(block: ListBlock, index: number) {
  const emoji = block.emojis?.[index] ?? block.emoji;
  if (emoji) return <Mark aria-hidden="true">{emoji}</Mark>;
  if (block.useCheckIcon) return <Icon drawing={check} />;
  return null;
}

function List({ block }: { block: ListBlock }) {
  const isNumbered = block.listType === 'number';
  const items = block.content.map((item, i) => {
    const mark = isNumbered ? null : markOf(block, i);
    return (
      <li key={i} dir="auto" data-marked={mark ? '' : undefined}>
        {mark}
        <span>{item}</span>
      </li>
    );
  });
  return isNumbered ? <Numbered>{items}</Numbered> : <Bullets>{items}</Bullets>;
}

/** Paragraphs and lists of a section, in order. Unreadable blocks are left out. */
export function ArticleBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, i) =>
    block.type === 'unreadable-block' ? null : (
      <BlockFrame key={i}>
        {block.title && <h3 dir="auto">{block.title}</h3>}
        {block.type === 'list' ? <List block={block} /> : <p dir="auto">{block.content}</p>}
      </BlockFrame>
    ),
  );
}

const { space, color, line } = theme;

const ICON_TOP = '0.3em';

const BlockFrame = styled.div`
  display: grid;
  gap: ${space.s};

  /* One step below the title of the section. */
  h3 {
    color: ${color.text};
    font-size: ${theme.text.h4};
  }

  p {
    white-space: pre-line;
  }

  ${runsOnPaper(space.s)}
`;

const Bullets = styled.ul`
  display: grid;
  gap: ${space.xs};

  li {
    position: relative;
    padding-inline-start: ${space.ll};
  }

  li:not([data-marked])::before {
    position: absolute;
    top: ${theme.layout.bulletTop};
    inset-inline-start: ${space.x3s};
    width: ${space.sPlus};
    height: ${line.bar};
    border-radius: ${space.x3s};
    background: ${color.accentLine};
    content: '';
  }

  .icon {
    position: absolute;
    top: ${ICON_TOP};
    inset-inline-start: 0;
    color: ${color.accent};
  }

  ${runsOnPaper(space.xs)}
`;

const Numbered = styled.ol`
  display: grid;
  gap: ${space.xs};
  list-style: decimal;

  li {
    margin-inline-start: ${space.ll};
  }

  ${runsOnPaper(space.xs)}
`;

const Mark = styled.span`
  position: absolute;
  inset-inline-start: 0;
`;
