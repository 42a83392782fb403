// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button/Button';
import { Modal } from './dialog/Modal';
import { Accordion } from './disclosure/Accordion';
import { FilePicker } from './form/FilePicker';
import { TextField } from './form/TextField';
import { ContentIcon } from './icons/ContentIcon';
import { Breadcrumb } from './navigation/Breadcrumb';
import { ToastRegion } from './toast/ToastRegion';

describe('Button', () => {
  it('keeps the focus, shows that it is busy and ignores clicks while busy', { tags: ['S4.submit.busy'] }, async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event) => event.preventDefault());
    const button = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} busyLabel="Submitting..." onClick={onClick}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(button(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(button(true));
    const busy = screen.getByRole('button', { name: 'Submitting...' });
    await userEvent.click(busy);
    await userEvent.keyboard('{Enter}');
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('FilePicker', () => {
  it('passes on a file each time it is chosen', async () => {
    const onFiles = vi.fn();
    render(<FilePicker label="Banner" chooseLabel="Choose an image" accept="image/*" onFiles={onFiles} />);
    const file = new File(['x'], 'banner.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Banner'), file);
    await userEvent.upload(screen.getByLabelText('Banner'), file);
    expect(onFiles).toHaveBeenNthCalledWith(2, [file]);
  });
});

describe('Breadcrumb', () => {
  it('links all but the page itself and is missing on the home page', {
    tags: ['S2.crumbs.last', 'S2.crumbs.hidden'],
  }, () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Banking', href: '/industries/banking' },
    ];
    const { rerender } = render(<Breadcrumb crumbs={crumbs} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Banking')).toHaveAttribute('aria-current', 'page');
    rerender(<Breadcrumb crumbs={crumbs.slice(0, 1)} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('on the server', () => {
  it('renders the primitives without a browser', () => {
    const html = renderToString(
      <>
        <Accordion items={[{ id: 'situation', title: 'Situation', content: 'Text' }]} openIndex={0} />
        <TextField label="Name" />
        <ContentIcon name="route-line" />
        <ToastRegion />
        <Modal isOpen={false} onClose={() => {}} title="Never seen">
          Text
        </Modal>
      </>,
    );
    expect(html).toContain('Situation');
    expect(html).toContain('role="status"');
    expect(html).not.toContain('Never seen');
  });
});
