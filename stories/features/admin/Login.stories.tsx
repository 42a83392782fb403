import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '~/features/admin/LoginForm';
import { LogoutDialog } from '~/features/admin/LogoutDialog';
import { SignInDialog } from '~/features/admin/SignInDialog';

const meta = {
  title: 'Features/Admin/Login',
  component: LoginForm,
  args: { onSignedIn: fn() },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const signIn =
  (email: string, password: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  };

export const Empty: Story = {};
export const Refused: Story = {
  play: async (context) => {
    await signIn('nobody@mindwave.example', 'wrong')?.(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('password is wrong');
  },
};
export const ServerError: Story = {
  play: async (context) => {
    await signIn('error-500@mindwave.example', 'any')?.(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const WaitAsked: Story = {
  play: async (context) => {
    await signIn('error-429@mindwave.example', 'any')?.(context);
    await expect(await context.canvas.findByText(/You can try again in \d+ seconds/)).toBeVisible();
  },
};
export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'mindwave-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const OverTheEditor: Story = {
  render: (args) => <SignInDialog isOpen onSignedIn={args.onSignedIn} onCancel={fn()} />,
};
export const LogoutWithDrafts: Story = {
  render: () => <LogoutDialog isOpen onChoose={fn()} onCancel={fn()} />,
};
