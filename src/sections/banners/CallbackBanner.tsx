import styled from 'styled-components';
import { callbackDefaults, contacts } from '~/content/contacts';
import type { SectionOf } from '~/content/model';
import { ActionButton } from '~/sections/parts/ActionButton';
import { media } from '~/theme/media';
import { keepWhole, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';

type Props = { section: SectionOf<'callbackBanner'> };

/** A dark panel with the strands. It offers a callback and the mail address, or links to a page. */
export function CallbackBanner({ section }: Props) {
  const { title = callbackDefaults.title, text = callbackDefaults.text } = section;
  const { action = { kind: 'callback', text: callbackDefaults.actionText } } = section;
  return (
    <Band>
      <Panel data-surface="dark">
        <img src="/art/strip-callback.svg" alt="" width={1000} height={320} loading="lazy" />
        <h2>{title}</h2>
        <p>{text}</p>
        <Act>
          <ActionButton action={action} />
          {action.kind === 'callback' && (
            <Mail tone="inherit" href={contacts.general.href}>
              {callbackDefaults.email}
            </Mail>
          )}
        </Act>
      </Panel>
    </Band>
  );
}

const { space, color } = theme;

const BAND_PADDING = 'clamp(56px, 6vw, 88px)';
const PANEL_PADDING = 'clamp(32px, 5vw, 72px)';
const PANEL_BOTTOM_MOBILE = '160px';
const ART_WIDTH = '62%';
const ART_HEIGHT_MOBILE = '150px';
const TITLE_WIDTH = '14em';
const TEXT_WIDTH = '34em';

const Band = styled.section`
  ${wrap}
  padding-block: ${BAND_PADDING};
`;

const Panel = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xsPlus};
  padding: ${PANEL_PADDING};
  border-radius: ${theme.radius.xl};
  background: ${color.inkPanel};
  overflow: hidden;

  > * {
    position: relative;
  }

  > img {
    position: absolute;
    top: 0;
    right: 0;
    width: ${ART_WIDTH};
    height: 100%;
    max-width: none;
    object-fit: cover;
  }

  > h2 {
    max-width: ${TITLE_WIDTH};
    margin-bottom: ${space.xxsPlus};
  }

  > p {
    max-width: ${TEXT_WIDTH};
    color: ${color.text2};
  }

  ${media.mobile} {
    padding-bottom: ${PANEL_BOTTOM_MOBILE};

    > img {
      top: auto;
      bottom: 0;
      width: 100%;
      height: ${ART_HEIGHT_MOBILE};
    }
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sPlus} ${space.lPlus};
  margin-top: ${space.l};

  ${media.small} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const Mail = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.controlSmall};
  ${keepWhole}
  font-weight: ${theme.font.weight.medium};
  text-underline-offset: ${theme.underline.gap};
`;
