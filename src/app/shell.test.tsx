// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { CallbackBanner } from '~/sections/banners/CallbackBanner';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ScrollToTopHost } from './ScrollToTopHost';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('__APP_VERSION__', '1.0.0');
  vi.spyOn(console, 'info').mockReturnValue();
  scrollBy(0);
});

function scrollBy(pixels: number) {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function showHeader(path: string) {
  history.replaceState(null, '', path);
  return render(<Header />).getByRole('banner');
}

describe('the header', () => {
  it('is transparent on the home page up to 100 px and solid beyond', {
    tags: ['S2.header.clear', 'S2.header.scrolled', 'S9.header-scrolled'],
  }, () => {
    const header = showHeader('/');
    expect(header).toHaveAttribute('data-clear');
    scrollBy(100);
    expect(header).toHaveAttribute('data-clear');
    scrollBy(101);
    expect(header).not.toHaveAttribute('data-clear');
    scrollBy(0);
    expect(header).toHaveAttribute('data-clear');
  });

  it.each(['/about', '/contact', '/careers/job/react-developer'])(
    'is solid at %s',
    { tags: ['S2.header.solid'] },
    (path) => {
      expect(showHeader(path)).not.toHaveAttribute('data-clear');
    },
  );

  it('links to the home page with its logo', { tags: ['S2.menu.logo'] }, () => {
    const header = showHeader('/about');
    for (const logo of within(header).getAllByRole('link', { name: 'Mindwave, Home', hidden: true })) {
      expect(logo).toHaveAttribute('href', '/');
    }
  });

  it('has a Contact Us button that is highlighted only on its own route', { tags: ['S2.menu.contact'] }, () => {
    const contact = (header: HTMLElement) => within(header).getAllByRole('link', { name: 'Contact Us' })[0];
    const elsewhere = contact(showHeader('/about'));
    expect(elsewhere).toHaveAttribute('href', '/contact');
    expect(elsewhere).not.toHaveAttribute('aria-current');
    const plainLook = elsewhere?.dataset.variant;
    document.body.replaceChildren();
    const here = contact(showHeader('/contact'));
    expect(here).toHaveAttribute('aria-current', 'page');
    expect(here?.dataset.variant).not.toBe(plainLook);
  });
});

describe('the footer', () => {
  const show = () => within(render(<Footer />).getByRole('contentinfo'));

  it('shows the logo and two paragraphs about the company', { tags: ['S2.footer.brand'] }, () => {
    const footer = show();
    expect(footer.getByRole('img', { name: 'Mindwave' })).toHaveAttribute('src', '/art/logo/logo-dark.svg');
    expect(footer.getAllByText(/^(Mindwave is|Founded in 2007)/, { selector: 'p' })).toHaveLength(2);
  });

  it('lists the five quick links', { tags: ['S2.footer.links'] }, () => {
    const links = within(show().getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Home /',
      'About Us /about',
      'Services /services',
      'Contact Us /contact',
      'Support /support',
    ]);
  });

  it('names two departments with their addresses', { tags: ['S2.footer.contact'] }, () => {
    const footer = show();
    for (const [name, email] of [
      ['Career', 'careers@mindwave.example'],
      ['General contact', 'contact@mindwave.example'],
    ] as const) {
      expect(footer.getByText(name)).toBeInTheDocument();
      expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
  });

  it('names two offices with their addresses', { tags: ['S2.footer.locations'] }, () => {
    const footer = show();
    for (const [name, address] of [
      ['Corporate Headquarters', 'Alpharetta, Georgia, United States'],
      ['Offshore Development Center', 'Hyderabad, India'],
    ] as const) {
      expect(footer.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(address);
    }
  });

  it('ends with the copyright and one link to LinkedIn', { tags: ['S2.footer.bottom'] }, () => {
    const footer = show();
    expect(footer.getByText(/^©.*Mindwave/)).toBeInTheDocument();
    const links = footer.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('linkedin.com'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.linkedin.com/company/mindwave']);
  });
});

describe('the scroll-to-top button', () => {
  const button = () => screen.queryByRole('button', { name: 'Scroll to top' });

  it('appears after more than 300px of scrolling and disappears again', {
    tags: ['S2.scroll-top.shown', 'S9.scroll-top'],
  }, async () => {
    render(<ScrollToTopHost />);
    expect(button()).toBeNull();
    scrollBy(300);
    expect(button()).toBeNull();
    scrollBy(301);
    await waitFor(() => expect(button()).toBeVisible());
    scrollBy(10);
    expect(button()).toBeNull();
  });

  it('has a tooltip', { tags: ['S2.scroll-top.tooltip'] }, async () => {
    render(<ScrollToTopHost />);
    scrollBy(400);
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Scroll to top');
  });
});

describe('the document title', () => {
  function Page({ title, prefix = '', suffix = '' }: { title: string; prefix?: string; suffix?: string }) {
    useDocumentTitle(title, { prefix, suffix });
    return null;
  }

  it('has an optional prefix and suffix and is restored on leaving', {
    tags: ['S2.title.affixes', 'S2.title.restored'],
  }, () => {
    document.title = 'Before';
    const plain = render(<Page title="Careers" />);
    expect(document.title).toBe('Careers');
    const both = render(<Page title="React Developer" prefix="Job: " suffix=" | Mindwave" />);
    expect(document.title).toBe('Job: React Developer | Mindwave');
    both.unmount();
    expect(document.title).toBe('Careers');
    plain.unmount();
    expect(document.title).toBe('Before');
  });
});

it('a callback banner has its default title, button and mail link', { tags: ['S2.callback.banner'] }, () => {
  render(<CallbackBanner section={{ kind: 'callbackBanner' }} />);
  expect(screen.getByRole('heading', { name: 'For Further Inquiries,' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request a Callback' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'contact@mindwave.example' })).toHaveAttribute(
    'href',
    'mailto:contact@mindwave.example',
  );
});
