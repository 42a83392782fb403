import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';
import { chapters } from '../chapters';

/** URL of a story in Storybook's window, outside the iframe of this page. */
const storyAddress = (id: string) => `./?path=/story/${id}`;

function Welcome() {
  return (
    <Page>
      <h1>Mindwave, part by part</h1>
      <Lead>
        Every part of the site in every state, next to its comp. Everything here is the real code with sample data.
        Nothing you do leaves this browser.
      </Lead>
      <h2>Compare a screen with its comp</h2>
      <Steps>
        <li>
          Choose a page on the left, for example{' '}
          <TextLink href={storyAddress('pages-site--home')} target="_top">
            the home page
          </TextLink>
          .
        </li>
        <li>
          Open the panel <b>Comp</b> below it. Drag the slider: the comp is on the left of the line, the screen on the
          right. Both scroll together.
        </li>
        <li>
          Choose <b>Difference</b>: identical pixels are black. <b>Full screen</b> shows more.
        </li>
        <li>
          Change the theme in the toolbar and the width in the panel. The panel <b>Used by</b> lists what else a change
          would affect.
        </li>
      </Steps>
      <p>
        Intended differences and their reasons are in <code>docs/design.md</code>.
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

/** The start page for designers and clients. */
export const Start: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '4 Pages' })).toHaveAttribute(
      'href',
      './?path=/story/pages-site--home',
    );
  },
};
