import type { AllergenDeclaration } from '@cardamom/api-types';
import { FormCard, FormLayout } from '@cardamom/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadMessages } from '#shared/messages/index.ts';
import { patience, press, screenParameters, StoryPart, usual } from '#shared/testing/index.ts';
import { AllergensField, type AllergensFieldProps } from './AllergensField.tsx';

const nothing: AllergenDeclaration = { isDeclared: false, contains: [], mayContain: [] };
const some: AllergenDeclaration = {
  isDeclared: false,
  contains: ['FISH', 'DAIRY', 'MUSTARD'],
  mayContain: ['GLUTEN'],
};

/** The field in its card, as the item form holds it. */
function Typed({ value: first, onChange, ...rest }: AllergensFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <StoryPart>
      <FormLayout>
        <FormCard id="allergens" title="Allergens">
          <AllergensField
            {...rest}
            value={value}
            onChange={(next) => {
              setValue(next);
              onChange(next);
            }}
          />
        </FormCard>
      </FormLayout>
    </StoryPart>
  );
}

const meta = {
  title: 'App/Items/Allergens',
  component: Typed,
  args: { value: nothing, onChange: fn(), wasDeclared: false, nameOf: () => 'Sirloin with green sauce' },
  loaders: [() => loadMessages('common', 'items', 'history')],
  parameters: { ...screenParameters, msw: [...usual] },
} satisfies Meta<typeof Typed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  name: 'Nothing chosen',
  play: async ({ args, canvas, step }) => {
    await canvas.findByText('Not declared', {}, patience);
    await step('Declaring it free of all is an act of its own, which is asked about', async () => {
      await press(canvas, 'Declare free of all 15');
      const question = await screen.findByRole(
        'alertdialog',
        { name: 'Declare “Sirloin with green sauce” free of all 15 allergens?' },
        patience,
      );
      await expect(question).toHaveTextContent(/none of these is in it: gluten, crustaceans, .*, seafood\./);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), patience);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
};

export const FreeOfAllAsked: Story = {
  name: 'Free of all is asked about',
  play: async ({ canvas }) => {
    await press(canvas, 'Declare free of all 15');
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus(), patience);
  },
};

export const FreeOfAllDeclared: Story = {
  name: 'Declared free of all',
  // It looks as `Declared` does.
  tags: ['no-picture'],
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Declare free of all 15');
    const question = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(question.getByRole('button', { name: 'Declare free of all 15' }));
    await step(
      'Only the confirmed act declares, and the focus comes back to where it was asked for',
      async () => {
        await canvas.findByText('Free of all listed allergens.', {}, patience);
        await expect(args.onChange).toHaveBeenCalledOnce();
        await expect(args.onChange).toHaveBeenCalledWith({ ...nothing, isDeclared: true });
        await waitFor(
          () => expect(canvas.getByRole('button', { name: 'Back to not declared' })).toHaveFocus(),
          patience,
        );
      },
    );
  },
};

export const SomeChosen: Story = {
  name: 'Some chosen',
  tags: ['in-dark', 'responsive', 'forced-colors'],
  args: { value: some },
  play: async ({ canvas, step }) => {
    await step('The act says what it declares, and does not happen by choosing', async () => {
      await canvas.findByText('Not declared', {}, patience);
      await expect(
        canvas.getByRole('button', { name: 'Declare 3 contained, 1 may contain, 11 free' }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Contains fish' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(canvas.getByRole('button', { name: 'May contain gluten' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  },
};

export const ByKeyboard: Story = {
  name: 'Chosen and declared by keyboard',
  // It ends as `Declared` does.
  tags: ['keyboard', 'no-picture'],
  play: async ({ args, canvas, step }) => {
    const gluten = await canvas.findByRole('button', { name: 'Contains gluten' }, patience);
    gluten.focus();
    await step('Each allergen has two buttons, and is never both', async () => {
      await userEvent.keyboard(' ');
      await canvas.findByRole('button', { name: 'Declare 1 contained, 14 free' }, patience);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Declare 1 may contain, 14 free' }, patience);
      await expect(gluten).toHaveAttribute('aria-pressed', 'false');
    });
    await step('A double press declares and takes nothing back', async () => {
      canvas.getByRole('button', { name: 'Declare 1 may contain, 14 free' }).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await canvas.findByText('May contain gluten. Free of the other 14.', {}, patience);
      await expect(args.onChange).toHaveBeenLastCalledWith({
        isDeclared: true,
        contains: [],
        mayContain: ['GLUTEN'],
      });
      await expect(canvas.getByRole('button', { name: 'Back to not declared' })).toHaveFocus();
    });
  },
};

export const ChangedSinceDeclared: Story = {
  name: 'Changed since declared',
  args: { value: { ...some, isDeclared: true }, wasDeclared: true },
  play: async ({ args, canvas, step }) => {
    await canvas.findByText(/^Contains fish, dairy, mustard\./, {}, patience);
    await step('Any change undeclares, and says so', async () => {
      await press(canvas, 'Contains celery');
      await canvas.findByText('Changed since declared', {}, patience);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ isDeclared: false }));
    });
    await step('Also the change back', async () => {
      await press(canvas, 'Contains celery');
      await canvas.findByRole('button', { name: 'Declare 3 contained, 1 may contain, 11 free' }, patience);
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...some, isDeclared: false });
    });
  },
};

export const Declared: Story = {
  args: { value: { ...some, isDeclared: true }, wasDeclared: true },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Contains fish, dairy, mustard. May contain gluten. Free of the other 11.',
      {},
      patience,
    );
    await expect(canvas.queryByRole('button', { name: /^Declare/ })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { value: some, isReadOnly: true },
  play: async ({ canvas }) => {
    await canvas.findByText('Not declared', {}, patience);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
