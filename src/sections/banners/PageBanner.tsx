import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { breadcrumbs } from '~/breadcrumbs';
import type { SectionOf } from '~/content/model';
import { ActionButton } from '~/sections/parts/ActionButton';
import { Breadcrumb } from '~/ui/navigation/Breadcrumb';
import { Art, BannerLead, Body, Frame, Inner } from './PageBanner.styles';

/** A breadcrumb trail of this length reaches the art, which then moves aside. */
const LONG_TRAIL = 3;

interface Props {
  section: SectionOf<'pageBanner'>;
  /** Decides which parents in the breadcrumbs are links. By default, screens are. */
  isPage?: (path: string) => boolean;
  /** Below the lead, for example a job's facts. */
  children?: ReactNode;
}

/** Head of every page but home: breadcrumbs, `h1` and lead, on art, on a tint or without a background. */
export function PageBanner({ section, isPage, children }: Props) {
  const { variant, title, lead, art, ground = 'ink', action } = section;
  const [pathname] = useLocation();
  const crumbs = breadcrumbs(pathname, isPage);
  const isArt = variant === 'art';
  // The shield of the insurance page extends further left than other art.
  const usual = ground === 'cover' ? 'lead' : 'none';
  const clears = crumbs.length > LONG_TRAIL ? 'crumbs' : usual;
  return (
    <Frame $variant={variant} $ground={ground} data-surface={isArt ? 'dark' : undefined}>
      <Inner $variant={variant}>
        <Breadcrumb crumbs={crumbs} />
        <Body $variant={variant}>
          <h1 dir="auto">{title}</h1>
          {lead && <BannerLead dir="auto">{lead}</BannerLead>}
          {children && <div>{children}</div>}
          {action && (
            <div>
              <ActionButton action={action} variant={ground === 'flow' ? 'flow' : 'primary'} />
            </div>
          )}
        </Body>
      </Inner>
      {/* Positioned at the lower edge, which a browser that paints early knows only after the text. */}
      {isArt && art && <Art $clears={clears} src={`/art/${art}.svg`} alt="" width={1440} height={560} />}
    </Frame>
  );
}
