import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { x } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { download, send, wifiOff } from '~/ui/icons/screens';
import { Row } from '~/ui/layout';
import { acceptInstall, dismissInstall, type InstallOffer } from './install-offer';
import { installWords } from './words';

const ICONS = [download, wifiOff, send];

/** A card at the edge of the window that takes no focus. Once declined, it stays away for 30 days. */
export function InstallCard({ offer }: { offer: InstallOffer }) {
  const { title, lead, points, install, later, iosSteps } = installWords;
  return (
    <Card aria-labelledby="install-title" data-bottom-bar data-print="hide">
      <Head>
        <img src="/icons/icon-192.png" alt="" width={56} height={56} />
        <div>
          <h2 id="install-title">{title}</h2>
          <p>{lead}</p>
        </div>
        <IconButton label={later} drawing={x} variant="plain" onClick={dismissInstall} />
      </Head>
      {offer.kind === 'ios' ? (
        <ol>
          {iosSteps.map((step, index) => (
            <li key={step}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
      ) : (
        <ul>
          {points.map((point, index) => (
            <li key={point}>
              <Icon drawing={ICONS[index] ?? send} size="m" />
              {point}
            </li>
          ))}
        </ul>
      )}
      <Row $gap="xsPlus">
        {offer.kind === 'prompt' && (
          <Button size="small" onClick={() => void acceptInstall(offer.event)}>
            {install}
          </Button>
        )}
        <Button size="small" variant="line" onClick={dismissInstall}>
          {later}
        </Button>
      </Row>
    </Card>
  );
}

const { color, space, radius, text, size } = theme;

const CARD_WIDTH = '400px';
const MARK_RADIUS = '16px';

const Card = styled.section`
  position: fixed;
  z-index: ${theme.z.floating};
  bottom: ${theme.layout.floating};
  left: ${theme.layout.floating};
  width: ${CARD_WIDTH};
  padding: ${space.ml};
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${theme.shadow.overlay};

  ${media.mobile} {
    inset: auto 0 0;
    width: auto;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    padding-inline: max(${space.ml}, ${theme.safe.x});
    padding-bottom: calc(${space.ml} + ${theme.safe.bottom});
  }

  > :is(ul, ol) {
    display: grid;
    gap: ${space.s};
    margin-block: ${space.ml};
    color: ${color.text2};
    font-size: ${text.small};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space.xsPlus};

    > :first-child {
      color: ${color.accent};
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space.m};
  align-items: start;

  > img {
    border-radius: ${MARK_RADIUS};
  }

  h2 {
    font-size: ${text.h4};
  }

  p {
    margin-top: ${space.xxs};
    color: ${color.text2};
    font-size: ${text.small};
    line-height: ${theme.leading.lead};
  }

  > button {
    margin: calc(-1 * ${space.xs});
    width: ${size.control};
  }
`;
