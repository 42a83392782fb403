import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/TextLink';
import { chapters } from '../chapters';

/** Address of a story in Storybook's own window, around the frame this page is in. */
const storyAddress = (id: string) => `./?path=/story/${id}`;

function Welcome() {
  return (
    <Page>
      <h1>Mindwave, part by part</h1>
      <Lead>
        Every part of the site in every state, beside the comp it was drawn from. Everything here is the real code with
        sample data; nothing you do leaves this browser.
      </Lead>
      <h2>Compare a screen with its comp</h2>
      <Steps>
        <li>
          Choose a page at the left, for example{' '}
          <TextLink href={storyAddress('pages-site--home')} target="_top">
            the home page
          </TextLink>
          .
        </li>
        <li>
          Open the panel <b>Comp</b> below it. Drag the slider: the comp is left of the line, the screen right of it.
          Scroll in it; both move.
        </li>
        <li>
          Choose <b>Difference</b>: what is black is the same. <b>Full screen</b> shows more of it.
        </li>
        <li>
          Change the theme in the toolbar, the width in the panel. The panel <b>Used by</b> says where else a change
          would be seen.
        </li>
      </Steps>
      <p>
        What differs on purpose, and why, is listed in <code>docs/design.md</code>.
      </p>
      <h2>Four chapters</h2>
      <Chapters>
        {chapters.map(({ name, folders, text, first }, index) => (
          <li key={name}>
            <h3>
              <TextLink href={storyAddress(first)} target="_top">
                {index + 1} {name}
              </TextLink>
            </h3>
            <p>{text}</p>
            <small>{folders.length > 1 ? `In the sidebar: ${folders.join(', ')}` : ''}</small>
          </li>
        ))}
      </Chapters>
    </Page>
  );
}

const Page = styled.main`
  max-width: 1080px;
  margin: 0 auto;
  padding: 56px 24px;
  h2 {
    margin: 44px 0 16px;
    font-size: ${theme.text.h3};
  }
`;

const Lead = styled.p`
  max-width: 62ch;
  margin-top: 16px;
  font-size: ${theme.text.lead};
`;

const Steps = styled.ol`
  display: grid;
  gap: 10px;
  max-width: 68ch;
  margin-bottom: 20px;
  padding-left: 24px;
  list-style: decimal;
`;

const Chapters = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(230px, 1fr));
  gap: 24px;
  li {
    border-top: 3px solid ${theme.strand.route.line};
    padding-top: 16px;
  }
  p {
    margin: 8px 0;
  }
`;

const meta = { title: 'Docs/Welcome', component: Welcome, tags: ['!autodocs'] } satisfies Meta<typeof Welcome>;
export default meta;

/** What a designer or a client sees first. */
export const Start: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '4 Pages' })).toHaveAttribute(
      'href',
      './?path=/story/pages-site--home',
    );
  },
};
