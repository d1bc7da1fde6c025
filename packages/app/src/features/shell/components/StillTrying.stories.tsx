import { useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ApiError } from '#shared/api/index.ts';
import { EntityForm, Field, FormSaveBar, useEntityForm } from '#shared/form/index.ts';
import { loadMessages } from '#shared/messages/index.ts';
import { patience, press, StoryPart, usual } from '#shared/testing/index.ts';
import { StillTrying } from './StillTrying.tsx';

const noAnswer = () => Promise.reject(new ApiError({ code: 'CM_TIMEOUT' }, 0));

/** A page whose reads get no answer, with a form whose saves get none either. */
function Unanswered() {
  useQuery({ queryKey: ['unanswered'], queryFn: noAnswer, retry: true });
  const form = useEntityForm({ defaultValues: { name: '' }, rules: {}, save: noAnswer });
  return (
    <>
      <StillTrying />
      <EntityForm form={form} label="Menu" allowsLeaving>
        <Field form={form} name="name">
          {({ value, onChange }) => (
            <input aria-label="Name" value={value} onChange={(event) => onChange(event.target.value)} />
          )}
        </Field>
        <FormSaveBar form={form} labelOf={() => 'Name'} />
      </EntityForm>
    </>
  );
}

const meta = {
  title: 'App/Shell/Still trying',
  component: StoryPart,
  args: { children: <Unanswered /> },
  loaders: [() => loadMessages('common', 'entities')],
  parameters: { msw: usual },
} satisfies Meta<typeof StoryPart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  tags: ['in-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Still trying/, {}, patience)).toBeVisible();
  },
};

export const SaveFailed: Story = {
  name: 'A save failed',
  play: async ({ canvas, step }) => {
    await canvas.findByText(/Still trying/, {}, patience);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Brunch');
    await press(canvas, 'Save changes');
    await step('Who is asked to try again is not told that somebody still tries', async () => {
      await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
      await expect(canvas.queryByText(/Still trying/)).not.toBeInTheDocument();
    });
  },
};
