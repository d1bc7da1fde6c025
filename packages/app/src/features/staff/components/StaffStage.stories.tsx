import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  answers,
  patience,
  RightToLeft as OnRightToLeftPage,
  screenParameters,
  StoryApp,
  usual,
  write,
} from '#shared/testing/index.ts';
import { adaMember, leon, priya } from '../testing/example-staff.ts';

const showing = (person: typeof priya) => [...usual, answers('getStaffMember', person)];
const tomas = { ...leon, name: 'Tomás', lastName: 'Reis', permissions: ['MENU_MANAGEMENT' as const] };

const meta = {
  title: 'App/Settings/Staff/Stage',
  component: StoryApp,
  args: { path: `/setting/staff/${tomas.id}` },
  globals: { viewport: { value: 'lg' } },
  parameters: {
    ...screenParameters,
    msw: showing({ ...tomas, isActive: true }),
    docs: {
      description: {
        component:
          'The form of a person with the navigation as they would find it, and what is not for them.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const stageOf = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole('complementary', { name: title }, patience));
const box = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name }, patience);

export const Saved: Story = {
  tags: ['in-dark'],
  play: async ({ canvas, step }) => {
    const stage = await stageOf(canvas, 'What Tomás sees');
    await step('Shows the places that the permissions open', async () => {
      await expect(
        stage.getByRole('img', {
          name: 'Home, Sold out, Categories, Items, Menus, Modifiers, Staff management',
        }),
      ).toBeVisible();
    });
    await step('Says what is not for them', async () => {
      await expect(stage.getByRole('heading', { name: 'Not for Tomás' })).toBeVisible();
      await expect(stage.getByText(/^Digital menu, QR menu, Printed codes, .* lead/)).toBeVisible();
    });
    await step('Nothing in it can be pressed', async () => {
      for (const link of stage.getAllByRole('link')) await expect(link.closest('[inert]')).not.toBeNull();
    });
  },
};

export const Chosen: Story = {
  name: 'Another permission chosen',
  tags: ['no-picture'], // Saved shows the stage.
  play: async ({ canvas, step }) => {
    await stageOf(canvas, 'What Tomás sees');
    await userEvent.click(await box(canvas, 'Digital menu and QR menu'));
    await write(canvas.getByRole('textbox', { name: /^Name/ }), 'Tom');
    const stage = await stageOf(canvas, 'What Tom sees');
    await step('The navigation follows, before anything is saved', async () => {
      await waitFor(() =>
        expect(stage.getByRole('img', { name: /Modifiers, Digital menu, QR menu/ })).toBeVisible(),
      );
      await expect(stage.getByText('As you choose; not saved yet.')).toBeVisible();
    });
  },
};

export const Inactive: Story = {
  args: { path: `/setting/staff/${tomas.id}` },
  parameters: { msw: showing(tomas) },
  play: async ({ canvas }) => {
    const stage = await stageOf(canvas, 'What Tomás sees');
    await expect(stage.getByText('Inactive: cannot sign in.')).toBeVisible();
  },
};

export const Owner: Story = {
  args: { path: `/setting/staff/${adaMember.id}` },
  parameters: { msw: showing(adaMember) },
  play: async ({ canvas, step }) => {
    const stage = await stageOf(canvas, 'What Ada sees');
    await step('Everything is for the owner', async () => {
      await expect(stage.getByRole('img', { name: /Service charge$/ })).toBeVisible();
      await expect(stage.queryByRole('heading', { name: /^Not for/ })).toBeNull();
    });
  },
};

export const New: Story = {
  name: 'Somebody new',
  args: { path: '/setting/staff/new' },
  tags: ['no-picture'], // Saved shows the stage.
  parameters: { msw: [answers('suggestPin', { pin: '271828' }), ...usual] },
  play: async ({ canvas }) => {
    const stage = await stageOf(canvas, 'What they see');
    await expect(stage.getByRole('heading', { name: 'Not for them' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  name: 'On a phone, asked for',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('Takes the place of the fields, which keep what was typed', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Preview' }, patience));
      await stageOf(canvas, 'What Tomás sees');
    });
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <OnRightToLeftPage>
      <StoryApp {...args} />
    </OnRightToLeftPage>
  ),
  play: async ({ canvas }) => {
    await stageOf(canvas, 'What Tomás sees');
  },
};

export const ForcedColours: Story = {
  name: 'Forced colours',
  tags: ['forced-colors'],
  play: async ({ canvas }) => {
    await stageOf(canvas, 'What Tomás sees');
  },
};
