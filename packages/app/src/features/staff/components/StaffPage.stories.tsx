import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  answers,
  emptyStory,
  failedStory,
  listOf,
  nothingFoundStory,
  patience,
  press,
  screenParameters,
  signedInAs,
  StoryApp,
  usual,
  waiter,
} from '#shared/testing/index.ts';
import { adaMember, inBrief, leon, priya, rosa } from '../testing/example-staff.ts';

const everybody = listOf([adaMember, leon, priya, rosa]);

const listed = {
  operation: 'listStaffMembers',
  path: '/setting/staff',
  emptyTitle: 'Nobody works here yet',
  add: 'Add person',
  newHref: '/setting/staff/new',
  noMatchTitle: 'Nobody matches',
  errorTitle: 'The staff could not be loaded',
} as const;

const meta = {
  title: 'App/Settings/Staff/List',
  component: StoryApp,
  args: { path: '/setting/staff' },
  parameters: {
    ...screenParameters,
    msw: [answers('listStaffMembers', everybody), ...usual],
    docs: {
      description: {
        component: 'Who works here. What all lists share has its states in App/Shared.',
      },
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['in-dark', 'responsive'],
  play: async ({ canvas, step }) => {
    await step('Each is called by both names, says what they may do, and leads to their form', async () => {
      const row = await canvas.findByRole('row', { name: /Priya Nair/ }, patience);
      await expect(row).toHaveTextContent('Digital menu');
      await expect(within(row).getByRole('link', { name: 'Priya Nair' })).toHaveAttribute(
        'href',
        `/setting/staff/${priya.id}`,
      );
    });
    await step('how they are reached', async () => {
      const row = canvas.getByRole('row', { name: /Priya Nair/ });
      await expect(row).toHaveTextContent('priya@example.com');
      await expect(row).toHaveTextContent('+351 910 000 2730');
    });
    await step('Who has not joined yet is told apart', async () => {
      await expect(canvas.getByRole('row', { name: /Rosa Lima/ })).toHaveTextContent('Invited');
    });
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, step }) => {
    await step('Where there is room, the list says when somebody was last here', async () => {
      await canvas.findByRole('columnheader', { name: 'Last sign-in' }, patience);
      const row = await canvas.findByRole('row', { name: /Priya Nair/ }, patience);
      await expect(row).toHaveTextContent('14 Mar 2026');
    });
  },
};

export const OfTheOwner: Story = {
  name: 'What the owner’s row offers',
  tags: ['no-picture'], // The list is in the picture of Ready.
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Ada Lima/ }, patience);
    await step('Nobody switches the owner off, or deletes them', async () => {
      await expect(within(row).getByRole('button', { name: 'Status of Ada Lima: Active' })).toBeDisabled();
      await userEvent.click(within(row).getByRole('button', { name: 'Actions for Ada Lima' }));
      const menu = within(await within(document.body).findByRole('menu', {}, patience));
      await expect(menu.getByRole('menuitem', { name: 'Edit person' })).toBeVisible();
      await expect(menu.queryByRole('menuitem', { name: 'Delete person' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const InvitedAgain: Story = {
  name: 'Invited again, without a mail server',
  tags: ['in-dark', 'responsive'],
  parameters: {
    msw: [
      answers('inviteStaffMember', {
        ...rosa,
        invitation: {
          state: 'PENDING',
          expiresAt: '2026-03-21T12:00:00Z',
          delivery: 'KEPT',
          link: 'https://menu.example/accept-invitation#4fJ0kq2m9XwLr7ZtBvYc3NnPsGd8HeUa',
        },
      }),
      answers('listStaffMembers', everybody),
      ...usual,
    ],
  },
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Rosa Lima/ }, patience);
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Rosa Lima' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Send another invitation' }, patience));
    await step('The link is shown, with whom it is for and that it is shown once', async () => {
      const dialog = within(await body.findByRole('dialog', {}, patience));
      await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
        'https://menu.example/accept-invitation#4fJ0kq2m9XwLr7ZtBvYc3NnPsGd8HeUa',
      );
      await expect(dialog.getByText(/Give Rosa this link yourself/)).toBeVisible();
    });
  },
};

export const ReadOnly: Story = {
  name: 'Read-only: names and positions',
  tags: ['responsive'],
  parameters: {
    msw: [signedInAs(waiter), answers('listStaffMembers', listOf([adaMember, priya].map(inBrief))), ...usual],
  },
  play: async ({ canvas, step }) => {
    await step('A waiter reads who works here, and nothing else', async () => {
      await canvas.findByRole('row', { name: /Priya Nair/ }, patience);
      await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Name',
        'Position',
      ]);
      await expect(canvas.queryByRole('link', { name: 'Add person' })).toBeNull();
    });
  },
};

// proves: errors.HR_001
export const OwnerRefused: Story = {
  name: 'Everybody deleted but the owner',
  tags: ['no-picture'], // What stayed is told as in all lists.
  parameters: {
    msw: [
      answers('bulkChangeStaffMembers', {
        batchId: '0198a000-0000-7000-8000-0000000000b1',
        changed: [{ id: priya.id, version: 5 }],
        refused: [
          {
            id: adaMember.id,
            name: 'Ada Lima',
            code: 'HR_001',
            message: 'Owner cannot be deactivated',
            dependencies: [],
            dependencyCount: 0,
          },
        ],
      }),
      answers('listStaffMembers', everybody),
      ...usual,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /Select Ada Lima|Ada Lima/ }, patience),
    );
    await press(canvas, 'Deactivate');
    await within(document.body).findByText(/Owner cannot be deactivated/, {}, patience);
  },
};

export const Empty: Story = { tags: ['no-picture'], ...emptyStory(listed) };

export const NothingFound: Story = { tags: ['no-picture'], ...nothingFoundStory(listed) };

export const Failed: Story = { tags: ['no-picture'], ...failedStory(listed) };
