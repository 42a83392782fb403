import styled from 'styled-components';
import { adminWords } from '~/features/admin/words';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { Modal } from '~/ui/dialog/Modal';
import { ModalActions } from '~/ui/dialog/ModalActions';
import { Keycap } from '~/ui/Keycap';

const words = adminWords.keyboard;

type Keys = readonly (readonly [string, readonly string[]])[];

function KeyList({ title, keys }: { title: string; keys: Keys }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keys.map(([what, caps]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {caps.map((cap) => (
                <Keycap key={cap}>{cap}</Keycap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Lists the keyboard shortcuts of the editor. */
export function KeyboardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      description={words.text}
      width="list"
      hasCloseButton={false}
    >
      <Lists>
        <KeyList title={words.everywhere} keys={words.keys.everywhere} />
        <KeyList title={words.inSections} keys={words.keys.sections} />
      </Lists>
      <ModalActions>
        <Button variant="line" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </ModalActions>
    </Modal>
  );
}

const { space, color, text } = theme;

const Lists = styled.div`
  display: grid;
  gap: ${space.l};

  dl {
    display: grid;
    gap: 0 ${space.xxl};
  }

  ${media.desktop} {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }

  h3 {
    margin-bottom: ${space.xs};
    color: ${color.text3};
    font-family: ${theme.font.body};
    font-size: ${text.small};
    font-weight: ${theme.font.weight.strong};
    letter-spacing: 0;
  }

  dl > div {
    display: flex;
    gap: ${space.m};
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.size.controlSmall};
    border-bottom: 1px solid ${color.border};
  }

  dd {
    display: flex;
    gap: ${space.xxs};
  }
`;
