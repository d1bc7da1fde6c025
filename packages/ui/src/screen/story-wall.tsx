import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { faultsIn } from './overlaps.ts';
import { ScreenFace } from './ScreenFace/index.ts';
import { Glass, Wall, type hangs } from './story-sheet.styles.ts';
import type { ScreenContent } from './types.ts';

/** Nothing over anything, nothing cut: of every glass on the wall. */
export async function isWhole({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(document.fonts.status).toBe('loaded'));
  for (const glass of canvasElement.querySelectorAll<HTMLElement>('[data-glass]'))
    // oxlint-disable-next-line no-await-in-loop -- one glass after the other
    await waitFor(() => expect(faultsIn(glass)).toEqual([]));
}

/** Several contents beside each other. */
export function beside(
  contents: readonly ScreenContent[],
  hang: (typeof hangs)[number] = 'landscape',
): Pick<StoryObj<typeof ScreenFace>, 'render' | 'play'> {
  return {
    render: (args) => (
      <Wall>
        {contents.map((content) => (
          <Glass
            key={`${content.look} ${content.layout} ${content.sections[0]?.dishes[0]?.id}`}
            $hang={hang}
            data-glass
          >
            <ScreenFace {...args} content={content} />
          </Glass>
        ))}
      </Wall>
    ),
    play: isWhole,
  };
}
