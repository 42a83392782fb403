import styled from 'styled-components';
import type { SectionOf } from '~/content/model';
import { theme } from '~/theme/theme';
import { Accordion } from '~/ui/disclosure/Accordion';
import { ActionButton } from './parts/ActionButton';
import { Paragraphs } from './parts/Paragraphs';
import { SectionFrame } from './parts/SectionFrame';
import { Split } from './parts/Split';

/** Questions, promises or services that open one at a time, next to their title. */
export function AccordionPanel({ section }: { section: SectionOf<'accordionPanel'> }) {
  const { ground, title, lead, panels, openIndex, stat, action } = section;
  const items = panels.map((panel) => ({ id: panel.id, title: panel.title, content: <Paragraphs {...panel} /> }));
  const aside = (
    <>
      {stat && (
        <Figure>
          <b>{stat.value}</b> <span>{stat.label}</span>
        </Figure>
      )}
      {action && (
        <Act>
          <ActionButton action={action} />
        </Act>
      )}
    </>
  );
  return (
    <SectionFrame ground={ground}>
      <Split title={title} lead={lead} aside={aside}>
        <Accordion items={items} openIndex={openIndex} />
      </Split>
    </SectionFrame>
  );
}

const { space, font, text } = theme;

const Figure = styled.p`
  display: grid;
  gap: ${space.xsPlus};
  margin-top: ${space.xll};

  > b {
    font: ${font.weight.medium} ${text.stat} / ${theme.leading.tight} ${font.display};
    letter-spacing: ${theme.tracking.stat};
  }

  > span {
    color: ${theme.color.text2};
  }
`;

const Act = styled.div`
  margin-top: ${space.xl};
`;
