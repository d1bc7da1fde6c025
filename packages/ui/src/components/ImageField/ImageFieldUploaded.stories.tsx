import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inForm } from '../../stories/surroundings.tsx';
import { Button } from '../Button/index.ts';
import { choose, imageFieldArgs } from './ImageField.example.tsx';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import { photo, plate } from './storyPictures.ts';

/** A field whose picture is stored, or not, when the story says so. */
function Uploading({ errorMessage, ...props }: ImageFieldProps) {
  const [progress, setProgress] = useState(props.progress);
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <>
      <ImageField
        {...props}
        progress={progress}
        errorMessage={problem}
        onSelectFile={() => {
          setProblem(undefined);
          setProgress(0.5);
        }}
      />
      <Button
        onPress={() => {
          setProgress(null);
          setProblem(errorMessage);
        }}
      >
        End the upload
      </Button>
    </>
  );
}

const meta = {
  title: 'Fields/ImageField/Uploaded',
  component: ImageField,
  decorators: [inForm],
  parameters: {
    docs: {
      description: {
        component: 'How the end of an upload is told to people who do not see its progress go.',
      },
    },
  },
  args: { ...imageFieldArgs, image: { url: plate, alt: '' }, altText: 'Carrot soup' },
  render: (args) => <Uploading {...args} />,
} satisfies Meta<typeof ImageField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Stored: Story = {
  // It looks as a filled field does.
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('Once it is stored, it is said aloud, by its name', async () => {
      await choose(canvasElement, await photo(1875, 1000, 'soup.jpg'));
      await canvas.findByRole('progressbar');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole('button', { name: 'End the upload' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Picture uploaded: soup.jpg'));
    });
    await step('A second picture is said anew', async () => {
      await choose(canvasElement, await photo(1875, 1000, 'stew.jpg'));
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
      await userEvent.click(canvas.getByRole('button', { name: 'End the upload' }));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Picture uploaded: stew.jpg'));
    });
  },
};

export const NotStored: Story = {
  name: 'Not stored',
  // It looks as a failed upload does.
  tags: ['no-picture'],
  args: { errorMessage: 'The upload stopped.' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('An upload that failed is not called done', async () => {
      await choose(canvasElement, await photo(1875, 1000, 'soup.jpg'));
      await userEvent.click(canvas.getByRole('button', { name: 'End the upload' }));
      await canvas.findByText('The upload stopped.');
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
};
