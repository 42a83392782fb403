import styled from 'styled-components';
import { useClientValue } from '~/lib/hooks/use-client-value';
import { withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { toast } from '~/ui/toast/toast-store';
import { jobWords } from './words';

/** The address of the page without query and hash. */
const address = () => `${location.origin}${location.pathname}`;

async function copyLink() {
  try {
    await navigator.clipboard.writeText(address());
    toast(jobWords.copied);
  } catch (error) {
    console.info('The clipboard refused the link.', error);
    toast(jobWords.copyFailed, { tone: 'error' });
  }
}

async function share(title: string) {
  try {
    await navigator.share({ title, url: address() });
  } catch (error) {
    // Closing the share sheet is not a failure. After any other error the visitor still needs the link.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink();
  }
}

const canShare = () => typeof navigator.share === 'function';

/** Copies the address of a job, or opens the device's share sheet if it has one. */
export function JobShare({ title }: { title: string }) {
  const isShareable = useClientValue(canShare, false);
  return (
    <Row data-print="hide">
      <Button variant="line" size="small" onClick={() => void copyLink()} data-replay="">
        {jobWords.copyLink}
      </Button>
      {isShareable && (
        <Button variant="line" size="small" onClick={() => void share(title)}>
          {jobWords.share}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xsPlus};
  margin-top: ${theme.space.mPlus};

  ${withoutJs} {
    display: none;
  }
`;
