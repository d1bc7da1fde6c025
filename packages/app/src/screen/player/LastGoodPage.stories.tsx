import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenBox, ScreenFace, ScreenProvider } from '@cardamom/ui/screen';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { screenParameters } from '#shared/testing/index.ts';
import { viewAt } from '../../shared/screen-view/index.ts';
import { writeDown, type WrittenDown } from '../keeping/written-down.ts';
import { patience, storyScreen } from '../testing/story-screen.ts';
import { Fill, Glass } from './Glass.styles.ts';
import { LastGoodPage } from './LastGoodPage.tsx';

const { content } = viewAt(storyScreen(), Date.parse(storyScreen().asOf));

/** A menu, and in its place a copy of it once its faces are there, as where drawing fails. */
function Copied() {
  const place = useRef<HTMLDivElement>(null);
  const [copy, setCopy] = useState<WrittenDown | null>(null);
  useEffect(() => {
    let isOver = false;
    const copyOnceThere = async () => {
      await document.fonts.ready;
      const page = place.current?.firstElementChild;
      if (page && !isOver) setCopy(writeDown(page));
    };
    void copyOnceThere();
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <ScreenProvider>
      <Glass>
        <ScreenBox>
          {copy ? (
            <LastGoodPage copy={copy} />
          ) : (
            <Fill ref={place}>
              <ScreenFace content={content} page={0} status={{ clock: '12:00', offline: null }} isStill />
            </Fill>
          )}
        </ScreenBox>
      </Glass>
    </ScreenProvider>
  );
}

const meta = {
  title: 'App/Screen/LastGoodPage',
  component: Copied,
  tags: ['!autodocs'],
  parameters: screenParameters,
} satisfies Meta<typeof Copied>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Copy: Story = {
  tags: ['in-dark'],
  name: 'A copy of a menu',
  play: async ({ canvasElement, step }) => {
    await screen.findByText(/Caldo verde/u, undefined, patience);
    await step('It is a copy, and has what the menu had', async () => {
      const copy = await waitForCopy(canvasElement);
      await expect(copy).toHaveTextContent('Grilled sardines');
      await expect(copy).toHaveTextContent('12:00');
    });
  },
};

async function waitForCopy(canvasElement: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const copy = canvasElement.querySelector<HTMLElement>('[data-copy]');
    if (!copy) throw new Error('It is not copied yet');
    return copy;
  }, patience);
}
