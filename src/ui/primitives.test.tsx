// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button/Button';
import { Modal } from './dialog/Modal';
import { Accordion } from './disclosure/Accordion';
import { FilePicker } from './form/FilePicker';
import { TextArea } from './form/TextArea';
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

describe('a field with a limit', () => {
  const name = () => screen.getByRole('textbox');
  const type = (value: string) => fireEvent.input(name(), { target: { value } });

  it('counts what is left in the last tenth, and says what is too much without cutting it', () => {
    const { container } = render(<TextField label="Name" limit={20} hint="As in your passport" />);
    const said = () => container.querySelector('[aria-live]')?.textContent;
    for (const [text, description, announced] of [
      ['x'.repeat(17), 'As in your passport', ''],
      ['🚚'.repeat(18), 'As in your passport 2 characters left', '2 characters left'],
      ['x'.repeat(19), 'As in your passport 1 character left', '2 characters left'],
      ['x'.repeat(37), '17 characters too many', '17 characters too many'],
      ['x'.repeat(21), '1 character too many', '17 characters too many'],
      ['', 'As in your passport', ''],
    ] as const) {
      type(text);
      expect(name()).toHaveValue(text);
      expect(name()).toHaveAccessibleDescription(description);
      expect(name().matches('[aria-invalid]')).toBe(description.includes('too many'));
      expect(said()).toBe(announced);
    }
  });

  it('counts a text that was there before hydration, or that changes without an event', () => {
    const area = (key: string) => (
      <TextArea key={key} label="Message" limit={20} defaultValue="Too long for this field" />
    );
    const { rerender } = render(area('one'));
    expect(name()).toHaveAccessibleDescription('3 characters too many');
    type('');
    rerender(area('two'));
    expect(name()).toHaveAccessibleDescription('3 characters too many');
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
