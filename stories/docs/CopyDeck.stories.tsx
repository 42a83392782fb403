import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminMessages } from '~/content/admin-messages';
import { leadMessages } from '~/content/lead-messages';
import { messages } from '~/content/messages';
import { pageMessages } from '~/content/page-messages';
import { CELL, TABLE } from './token-pairs';

const ALL = { ...messages, ...pageMessages, ...leadMessages, ...adminMessages };

/** Each message with its path. */
function flatten(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, path ? `${path}.${name}` : name));
}

function CopyDeck() {
  return (
    <table style={TABLE}>
      <caption className="vh">Every message a visitor or an admin can meet</caption>
      <thead>
        <tr>
          <th scope="col" style={CELL}>
            Name
          </th>
          <th scope="col" style={CELL}>
            Words
          </th>
        </tr>
      </thead>
      <tbody>
        {flatten(ALL, '').map(([path, text]) => (
          <tr key={path}>
            <th scope="row" style={CELL}>
              <code>{path}</code>
            </th>
            <td style={CELL}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = { title: 'Docs/Copy deck', component: CopyDeck, tags: ['!autodocs'] } satisfies Meta<typeof CopyDeck>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The messages of section 8 of the specification, and the other interface text. */
export const AllMessages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page is not available')).toBeVisible();
  },
};
