import { type MouseEvent, useRef, useState } from 'react';
import type { SectionOf } from '~/content/model';
import { query } from '~/theme/media';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Container } from '~/ui/Container';
import { arrowUp } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { arrowDown, pause, play } from '~/ui/icons/screens';
import { useBackgroundVideo } from './use-background-video';
import { Control, Description, Down, Eyebrow, Film, Frame, Heading, Subheading, Text } from './VideoBanner.styles';

/** The target of the arrow without JavaScript: the end of the banner, which is as high as the window. */
const BELOW = 'below-the-video';

/**
 * Scrolls to the link's target, but smoothly and without a fragment in the address. Keyboard activation (no click
 * count) uses the link's own jump, because that also moves the focus; so do clicks that open a new tab.
 */
function scrollInstead(event: MouseEvent, top: number) {
  if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.scrollTo({ top, behavior: window.matchMedia(query.reducedMotion).matches ? 'auto' : 'smooth' });
}

/**
 * A full-screen film behind text. The poster is shown first. The film loads if motion and data use allow it, and can be
 * paused.
 */
export function VideoBanner({ section }: { section: SectionOf<'videoBanner'> }) {
  const {
    videoSrc,
    poster,
    heading,
    subheading,
    subtitle,
    description,
    ctaText,
    ctaLink,
    useGradient = false,
  } = section;
  const frame = useRef<HTMLElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const { isInView, hasVideo } = useBackgroundVideo(frame);

  const toggle = () => {
    if (isPlaying) film.current?.pause();
    else void film.current?.play();
  };

  return (
    <Frame ref={frame} data-surface="dark" $hasGradient={useGradient}>
      <Film as="img" src={poster} alt="" width={1280} height={720} loading="lazy" />
      {hasVideo && (
        <Film
          ref={film}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          width={1280}
          height={720}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={`${videoSrc}.webm`} type="video/webm" />
          <source src={`${videoSrc}.mp4`} type="video/mp4" />
        </Film>
      )}
      <Container>
        <Text data-rise={isInView || undefined}>
          <Eyebrow>{subtitle}</Eyebrow>
          <Heading>{heading}</Heading>
          <Subheading>{subheading}</Subheading>
          <Description>{description}</Description>
          <ButtonLink href={ctaLink} onClick={ctaLink === '#top' ? (event) => scrollInstead(event, 0) : undefined}>
            {ctaText}
            <Icon drawing={arrowUp} />
          </ButtonLink>
        </Text>
      </Container>
      {hasVideo && (
        <Control
          label={isPlaying ? 'Pause background video' : 'Play background video'}
          drawing={isPlaying ? pause : play}
          onClick={toggle}
        />
      )}
      <Down
        href={`#${BELOW}`}
        aria-label="Scroll down"
        onClick={(event) => scrollInstead(event, window.scrollY + window.innerHeight)}
      >
        <Icon drawing={arrowDown} />
      </Down>
      <span id={BELOW} />
    </Frame>
  );
}
