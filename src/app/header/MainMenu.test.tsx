// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainMenu } from './MainMenu';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (pathname = '/') => render(<MainMenu pathname={pathname} />);
const toggle = (name: string) => screen.getByRole('button', { name: `${name} submenu` });
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

/** React derives pointerenter and pointerleave from pointerover and pointerout. */
const move = (from: Element, to: Element, pointerType = 'mouse', place: MouseEventInit = {}) => {
  fireEvent.pointerOut(from, { relatedTarget: to, pointerType, ...place });
  fireEvent.pointerOver(to, { relatedTarget: from, pointerType, ...place });
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('under a mouse', () => {
  it('opens a submenu at once and closes it 100 ms after leaving', {
    tags: ['S2.desktop.hover', 'S9.hover-close'],
  }, () => {
    show();
    move(document.body, link('Industries'));
    expect(isOpen('Industries')).toBe(true);
    move(link('Industries'), document.body);
    wait(99);
    expect(isOpen('Industries')).toBe(true);
    wait(1);
    expect(isOpen('Industries')).toBe(false);
  });

  it('stays open when the pointer returns within 100 ms, and while it is over the submenu', () => {
    show();
    move(document.body, link('Industries'));
    move(link('Industries'), document.body);
    wait(80);
    move(document.body, link('Banking'));
    wait(1000);
    expect(isOpen('Industries')).toBe(true);
  });

  it('switches from one submenu to the next without a delay', () => {
    show();
    move(document.body, link('Industries'));
    move(link('Industries'), link('Services'));
    expect(isOpen('Industries')).toBe(false);
    expect(isOpen('Services')).toBe(true);
  });

  it('opens the children of an item next to it and closes them 100 ms after leaving', {
    tags: ['S2.desktop.child', 'S9.hover-close'],
  }, () => {
    show();
    move(document.body, link('Industries'));
    move(link('Industries'), link('Logistics and Transportation'));
    expect(isOpen('Logistics and Transportation')).toBe(true);
    move(link('Logistics and Transportation'), link('Fleet Management Services'));
    wait(1000);
    expect(isOpen('Logistics and Transportation')).toBe(true);
    move(link('Fleet Management Services'), link('Insurance'));
    wait(99);
    expect(isOpen('Logistics and Transportation')).toBe(true);
    wait(1);
    expect(isOpen('Logistics and Transportation')).toBe(false);
    expect(isOpen('Industries')).toBe(true);
  });

  describe('while the pointer moves from an item to its children', () => {
    /** The submenu box ends at 380. The pointer leaves its first row at the middle of the lower edge. */
    const leave = () => {
      const box = { ...new DOMRect(0, 0, 380, 300).toJSON(), top: 0, right: 380, bottom: 300, left: 0 };
      vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
      show();
      move(document.body, link('Industries'));
      move(link('Industries'), link('Logistics and Transportation'));
      move(link('Logistics and Transportation'), link('Banking'), 'mouse', { clientX: 180, clientY: 100 });
    };
    /** A slow movement: one step every 50 ms. */
    const go = (steps: number, right: number, down: number) => {
      const under = link('Banking');
      for (let step = 1; step <= steps; step++) {
        wait(50);
        fireEvent.pointerMove(under, { clientX: 180 + step * right, clientY: 100 + step * down });
      }
    };
    afterEach(() => vi.restoreAllMocks());

    it.each([
      ['straight to the right', 1, 0],
      ['diagonally up', 1, -0.45],
      ['diagonally down to the last child', 1, 0.95],
    ])('%s: the children stay open, however slowly it moves', { tags: ['S2.desktop.child'] }, (_, right, down) => {
      leave();
      go(200, right, down);
      expect(isOpen('Logistics and Transportation')).toBe(true);
    });

    it.each([
      ['away from it', -1, 0],
      ['past its lower edge', 1, 1.2],
      ['straight down', 0, 1],
    ])('%s: the children close after 100 ms', (_, right, down) => {
      leave();
      go(2, right, down);
      expect(isOpen('Logistics and Transportation')).toBe(false);
    });

    it('closes the children 100 ms after the pointer stops on another row', () => {
      leave();
      go(20, 1, 0.5);
      wait(99);
      expect(isOpen('Logistics and Transportation')).toBe(true);
      wait(1);
      expect(isOpen('Logistics and Transportation')).toBe(false);
    });
  });

  it('does not close when the button of an open submenu is clicked', () => {
    show();
    move(document.body, toggle('Services'));
    fireEvent.click(toggle('Services'));
    expect(isOpen('Services')).toBe(true);
  });

  it('closes on Escape, wherever the focus is', () => {
    show();
    move(document.body, link('Industries'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Industries')).toBe(false);
  });
});

describe('with the keyboard', () => {
  it('opens and closes with its button', () => {
    show();
    fireEvent.click(toggle('Services'));
    expect(isOpen('Services')).toBe(true);
    fireEvent.click(toggle('Services'));
    expect(isOpen('Services')).toBe(false);
  });

  it('closes level by level with Escape and returns the focus', () => {
    show();
    fireEvent.click(toggle('Industries'));
    fireEvent.click(toggle('Logistics and Transportation'));
    act(() => link('Shipment Management').focus());
    fireEvent.keyDown(link('Shipment Management'), { key: 'Escape' });
    expect(isOpen('Logistics and Transportation')).toBe(false);
    expect(document.activeElement).toBe(toggle('Logistics and Transportation'));
    fireEvent.keyDown(toggle('Logistics and Transportation'), { key: 'Escape' });
    expect(isOpen('Industries')).toBe(false);
    expect(document.activeElement).toBe(toggle('Industries'));
  });

  it('closes when the focus leaves, and on a press outside', { tags: ['S2.menu.outside'] }, () => {
    show();
    fireEvent.click(toggle('Industries'));
    act(() => link('Insurance').focus());
    act(() => link('Technologies').focus());
    expect(isOpen('Industries')).toBe(false);
    fireEvent.click(toggle('Industries'));
    fireEvent.pointerDown(document.body);
    expect(isOpen('Industries')).toBe(false);
  });
});

describe('with touch', () => {
  const tap = (element: Element) => {
    fireEvent.pointerOver(element, { pointerType: 'touch' });
    fireEvent.pointerDown(element, { pointerType: 'touch' });
    return fireEvent.click(element);
  };

  it('opens on the first tap on the link and follows the link on the second', () => {
    show();
    expect(tap(link('Industries')), 'the first tap does not navigate').toBe(false);
    expect(isOpen('Industries')).toBe(true);
    expect(tap(link('Logistics and Transportation'))).toBe(false);
    expect(isOpen('Logistics and Transportation')).toBe(true);
    expect(isOpen('Industries')).toBe(true);
    expect(tap(link('Logistics and Transportation')), 'the second tap navigates').toBe(true);
  });

  it('opens and closes with the button', () => {
    show();
    tap(toggle('Services'));
    expect(isOpen('Services')).toBe(true);
    tap(toggle('Services'));
    expect(isOpen('Services')).toBe(false);
  });
});

describe('the current page', () => {
  it('is marked as a top item, in the submenu and among the children', { tags: ['S2.header.current'] }, () => {
    show('/industries/logistics-and-transportation/shipment-management');
    move(document.body, link('Industries'));
    move(link('Industries'), link('Logistics and Transportation'));
    expect(link('Industries').getAttribute('aria-current')).toBe('true');
    expect(link('Logistics and Transportation').getAttribute('aria-current')).toBe('true');
    expect(link('Shipment Management').getAttribute('aria-current')).toBe('page');
    expect(link('Services').getAttribute('aria-current')).toBeNull();
  });

  it('is one of 18 links in the initial HTML', () => {
    show();
    const hrefs = screen.getAllByRole('link', { hidden: true }).map((anchor) => anchor.getAttribute('href'));
    expect(new Set(hrefs).size).toBe(18);
  });
});
