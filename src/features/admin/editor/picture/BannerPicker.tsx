import { useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { safeImageSrc } from '~/lib/text/safe-href';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { FilePicker } from '~/ui/form/FilePicker';
import { Progress } from '~/ui/status/Progress';
import { IMAGE_MAX_BYTES } from '~contract/generated/limits';
import { IMAGE_TYPE_NAMES } from '~contract/image-type';
import { megabytes } from '~contract/megabytes';
import { uploadName } from './picture';
import { useObjectUrl } from './use-object-url';
import { usePicture } from './use-picture';

const words = adminWords.picture;

interface Props {
  picture: Picture | undefined;
  /** The address of the saved banner, or ''. */
  bannerImage: string;
  error: string | undefined;
}

function Facts({ picture, bannerImage }: { picture: Picture | undefined; bannerImage: string }) {
  if (!picture)
    return <strong dir="auto">{bannerImage.startsWith('data:') ? words.stored : bannerImage.split('/').at(-1)}</strong>;
  const stored = uploadName(picture);
  return (
    <>
      <strong dir="auto">{picture.name}</strong>
      <small>{words.size(picture.chosenSize)}</small>
      {picture.blob.size !== picture.chosenSize && (
        <small>{words.storedAs(stored, words.size(picture.blob.size))}</small>
      )}
    </>
  );
}

/** Lets the user choose, drop, paste, replace or remove the banner, and shows it at up to 400 by 200 pixels. */
export function BannerPicker({ picture, bannerImage, error }: Props) {
  const { dispatch } = useEditor();
  const { reading, problem, take, cancel, forget } = usePicture();
  const chosenUrl = useObjectUrl(picture?.blob);
  const [failed, setFailed] = useState('');
  const hasBanner = picture !== undefined || bannerImage !== '';
  const source = picture ? chosenUrl : safeImageSrc(bannerImage);
  const remove = () => {
    forget();
    dispatch({ type: picture ? 'clearPicture' : 'removeBanner' });
  };
  return (
    <FilePicker
      id="article-banner"
      label={adminWords.editor.banner}
      accept="image/*"
      hint={words.limits(IMAGE_TYPE_NAMES, megabytes(IMAGE_MAX_BYTES))}
      error={problem ?? error}
      chooseLabel={hasBanner ? words.replace : words.choose}
      onFiles={(files) => void take(files)}
    >
      {reading && (
        <Busy role="status">
          <Progress label={reading.name}>{words.reading}</Progress>
          <Button variant="line" size="small" onClick={cancel}>
            {words.cancel}
          </Button>
        </Busy>
      )}
      {hasBanner && (
        <>
          {source && source !== failed && (
            <Shown
              src={source}
              alt={picture ? words.chosen : words.current}
              onError={() => {
                console.info(`The banner picture could not be loaded: ${source.slice(0, 100)}`);
                setFailed(source);
              }}
            />
          )}
          <Text>
            <Facts picture={picture} bannerImage={bannerImage} />
            <Button variant="line" size="small" onClick={remove}>
              {words.remove}
            </Button>
          </Text>
        </>
      )}
    </FilePicker>
  );
}

const { space, color, text } = theme;

/** The largest preview (specification section 9). */
export const PREVIEW_WIDTH = '400px';
export const PREVIEW_HEIGHT = '200px';
const TEXT_WIDTH = '128px';

const Shown = styled.img`
  width: auto;
  max-width: min(100%, ${PREVIEW_WIDTH});
  max-height: ${PREVIEW_HEIGHT};
  border-radius: ${theme.radius.s};
  background: ${color.surface3};
  object-fit: cover;
`;

const Text = styled.div`
  display: grid;
  flex: 1 1 ${TEXT_WIDTH};
  gap: ${space.xxsPlus};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    font-weight: ${theme.font.weight.strong};
  }

  small {
    color: ${color.text3};
    font-size: ${text.small};
  }

  button {
    margin-top: ${space.xs};
  }
`;

const Busy = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  align-items: center;
  width: 100%;
`;
